import autocannon from 'autocannon';
import { addDays } from 'date-fns';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { runCommand } from '#paths/command-line.ts';
import { openOwnCluster } from '#tests/support/postgres-cluster.ts';
import { jsonHeaders } from './api/start.ts';
import type { Caller } from './scale/calls.ts';
import { openSite } from './scale/site.ts';

/*
 * One member's row is locked by another session all the time, and 20 orders of that member wait for it: how long does
 * everybody else wait, at 20 connections, beside the same without a lock? Fails from twice the p99 on. `ROUNDS` sets how
 * often both are measured by turns, `SECONDS` how long.
 */

const rounds = Number(process.env['ROUNDS'] ?? 10);
const seconds = Number(process.env['SECONDS'] ?? 3);
const connections = 20;
const most = 2;
const now = new Date();

type Request = [method: 'GET' | 'PATCH' | 'POST', path: string, body?: unknown];

/** What everybody else asks, in turn: three reads and two changes. */
const mixed: readonly Request[] = [
  ['GET', '/users/me'],
  ['GET', '/membership/summary'],
  ['PATCH', '/users/me', { firstName: 'Maya' }],
  ['GET', '/transactions?pageSize=10'],
  ['PATCH', '/users/me', { lastName: 'Reyes' }],
];

function request({ cookie, token }: Caller, [method, path, body]: Request): autocannon.Request {
  return {
    method,
    path: `/w/v1/varsity${path}`,
    headers: { ...jsonHeaders, cookie, 'x-xsrf-token': token, 'idempotency-key': randomUUID() },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

interface Answers {
  /** How long each took, ms. */
  times: number[];
  statuses: Map<number, number>;
}

/** Sends what comes next, again and again, at 20 connections, and adds what comes back. */
async function send(url: string, next: () => autocannon.Request, { times, statuses }: Answers) {
  const setupRequest = (given: autocannon.Request) => ({ ...given, ...next() });
  const { errors } = await new Promise<autocannon.Result>((resolve) => {
    const options = { url, connections, duration: seconds, requests: [{ setupRequest }] };
    const running = autocannon(options, (_, result) => resolve(result));
    running.on('response', (_, status, __, milliseconds) => {
      times.push(milliseconds);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  if (errors > 0) throw new Error(`${errors} requests had no answer.`);
}

const nothing = (): Answers => ({ times: [], statuses: new Map() });
const say = (line: string) => process.stdout.write(`${line}\n`);

function describe(name: string, { times, statuses }: Answers): number {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  say(
    `${name}: p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms; ${answers}`,
  );
  return at(0.99);
}

await runCommand(async () => {
  const cluster = await openOwnCluster();
  try {
    const site = await openSite(cluster.url, {
      members: 400,
      purchases: 25,
      callers: 100,
      now,
      endsAt: addDays(now, 5),
    });
    const { origin } = site.api;
    const [locked, ...others] = site.callers;
    if (locked === undefined) throw new Error('Nobody is there.');
    let turn = 0;
    const ofOthers = () => {
      const caller = others[turn % others.length] ?? locked;
      const call = mixed[turn % mixed.length] ?? ['GET', '/users/me'];
      turn += 1;
      return request(caller, call);
    };
    const ofLocked = () => request(locked, ['POST', `/cards/${locked.cardId}/set-as-default`, {}]);
    const holder = new Client({ connectionString: cluster.url });
    await holder.connect();
    const [warm, quiet, held, own] = [nothing(), nothing(), nothing(), nothing()];
    await send(origin, ofOthers, warm);
    for (let round = 0; round < rounds; round += 1) {
      await send(origin, ofOthers, quiet);
      await holder.query('begin');
      await holder.query('select from users where id = $1 for update', [locked.userId]);
      await Promise.all([send(origin, ofOthers, held), send(origin, ofLocked, own)]);
      await holder.query('rollback');
    }
    const before = describe('everybody else, without a lock', quiet);
    const during = describe('everybody else, one member locked', held);
    describe('the locked member', own);
    const ratio = during / before;
    say(`p99 of everybody else: ${ratio.toFixed(2)} times, at most ${most}`);
    await holder.end();
    await site.database.close();
    site.api.child.disconnect();
    const isRefused = [...held.statuses.keys()].some((status) => status >= 300);
    return ratio <= most && !isRefused ? 0 : 1;
  } finally {
    cluster.stop();
  }
});
