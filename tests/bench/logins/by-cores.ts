import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { openOwnCluster } from '#tests/support/postgres-cluster.ts';
import { openBrowser, type Answered, type Browser } from './browser.ts';

const program = fileURLToPath(new URL('server.ts', import.meta.url));
const ready = v.tuple([v.object({ port: v.number(), emails: v.array(v.string()), workers: v.number() })]);
const password = 'Corr3ct!horse';
const atOnce = 12;
const attackers = 50;
const honest = 10;
/** Between two honest logins: together they are what one core hashes in a third of its time. */
const pauseMilliseconds = 1500;
/** What an attacker waits for after a refusal. */
const breathMilliseconds = 100;
const mostSeconds = 5;

interface Run {
  cores: number;
  /** As many as the server takes by itself, unless given. */
  workers?: number;
}

/** On this machine: one core, and two with what the server takes by itself and with both hashing. */
const runs: readonly Run[] = [{ cores: 1 }, { cores: 2 }, { cores: 2, workers: 2 }];

/** Starts the server on so many cores. */
async function startOn({ cores, workers }: Run, databaseUrl: string, members: number) {
  const command = ['-c', `0-${cores - 1}`, process.execPath, '--import', 'tsx', program];
  const child = spawn('taskset', command, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PASSWORD: password,
      MEMBERS: `${members}`,
      HASH_WORKERS: `${workers ?? ''}`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [reported] = v.parse(ready, await once(child, 'message'));
  return { ...reported, origin: `http://localhost:${reported.port}`, stop: () => child.disconnect() };
}

const longestOf = (answers: readonly Answered[]) => Math.max(...answers.map(({ seconds }) => seconds));
const areIn = (answers: readonly Answered[]) => answers.every(({ status }) => status === 200);

/**
 * Attacks with another email each time, from addresses that each have one attempt open, until it is over. From `known` on
 * each was answered once: before that nothing tells an attacker from a new device.
 */
function attack(origin: string, over: AbortSignal): { known: Promise<unknown>; ended: Promise<number> } {
  let attempts = 0;
  const attempt = async (browser: Browser) => {
    attempts += 1;
    const { status } = await browser.logIn(`nobody-${attempts}@example.com`, 'Wrong!2345');
    if (status === 200) throw new Error('An attacker is logged in.');
    await wait(breathMilliseconds);
  };
  const all = Array.from({ length: attackers }, (_, index) => {
    const opening = openBrowser(origin, `203.0.113.${index + 1}`);
    const first = opening.then(attempt);
    const goOn = async () => {
      await first;
      const browser = await opening;
      while (!over.aborted) await attempt(browser);
    };
    return { first, ended: goOn() };
  });
  return {
    known: Promise.all(all.map(({ first }) => first)),
    ended: Promise.all(all.map(({ ended }) => ended)).then(() => attempts),
  };
}

/**
 * Measures logins a second, by members on new devices, and how long members wait on known and on new devices while 50
 * addresses attack. Says whether all were in within five seconds.
 */
async function measure(run: Run, write: (line: string) => void): Promise<boolean> {
  const cluster = await openOwnCluster();
  const server = await startOn(run, cluster.url, atOnce + 2 * honest);
  try {
    const { origin, emails, workers } = server;
    const browsers = await Promise.all(
      emails.map((_, index) => openBrowser(origin, `198.51.100.${index + 1}`)),
    );
    const logIn = async (index: number) => browsers[index]?.logIn(emails[index] ?? '', password);
    const began = performance.now();
    const first = await Promise.all(Array.from({ length: atOnce }, (_, index) => logIn(index)));
    const perSecond = (first.length * 1000) / (performance.now() - began);

    for (let index = atOnce; index < atOnce + honest; index += 1) {
      await logIn(index);
      await browsers[index]?.logOut();
    }
    const over = new AbortController();
    const attacking = attack(origin, over.signal);
    const attacked = performance.now();
    await attacking.known;
    const knownAfter = (performance.now() - attacked) / 1000;
    const logins: Promise<Answered | undefined>[] = [];
    for (let index = 0; index < honest; index += 1) {
      for (const who of [atOnce + index, atOnce + honest + index]) {
        logins.push(logIn(who));
        await wait(pauseMilliseconds);
      }
    }
    const answers = (await Promise.all(logins)).filter((each) => each !== undefined);
    over.abort();
    const attempts = await attacking.ended;
    const known = answers.filter((_, index) => index % 2 === 0);
    const unknown = answers.filter((_, index) => index % 2 === 1);
    const isWell = areIn(answers) && longestOf(answers) <= mostSeconds;
    write(
      `${run.cores} of ${availableParallelism()} cores, ${workers} workers: ${perSecond.toFixed(1)} logins a second. ` +
        `While ${attackers} addresses make ${attempts} attempts, from the first answer to each after ` +
        `${knownAfter.toFixed(0)} s on, ` +
        `${answers.filter(({ status }) => status === 200).length} of ${answers.length} honest logins are in: ` +
        `known devices within ${longestOf(known).toFixed(1)} s, new ones within ${longestOf(unknown).toFixed(1)} s` +
        (isWell ? '' : `; at most ${mostSeconds} s are wanted`),
    );
    return isWell;
  } finally {
    server.stop();
    cluster.stop();
  }
}

/** Measures logins on one core and on two. Says whether all honest ones were in within five seconds. */
export async function loginsByCores(write: (line: string) => void): Promise<boolean> {
  let isWell = true;
  for (const run of runs.filter(({ cores }) => cores <= availableParallelism())) {
    isWell = (await measure(run, write)) && isWell;
  }
  return isWell;
}
