import { execFileSync } from 'node:child_process';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startJourneyServer } from '#tests/support/journey-server.ts';
import { openSandbox } from '#paths/drive/sandbox.ts';
import { openSession } from '#tests/support/journey-session.ts';
import { runCommand } from '#paths/command-line.ts';

/*
 * So many members at once, each of whom opens a page now and then, for so many minutes: every call is answered, and the
 * server's memory in the last third is no more than in the second. The first third is warming up.
 */

const tenant = 'varsity';
const members = Number(process.env['MEMBERS'] ?? 200);
const minutes = Number(process.env['MINUTES'] ?? 10);
/** Seconds between two pages of a member: half of it to one and a half. */
const pause = 12;
const mostGrowth = 1.05;
const pageCalls = [
  '/users/me',
  '/membership/summary',
  '/cards',
  '/rewards?featured=1',
  '/transactions?pageSize=10',
];

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

await runCommand(async () => {
  process.env['TRUSTED_PROXIES'] = '127.0.0.0/8';
  const server = await startJourneyServer();
  const sandbox = openSandbox(server.port, tenant);
  const samples: { at: number; megabytes: number }[] = [];
  const failures = new Map<string, number>();
  let answered = 0;
  try {
    const cookies: string[] = [];
    for (let made = 0; made < members; made += 1) {
      if (made % 100 === 0) await sandbox.clearAttempts();
      const session = await openSession(server.port, tenant, await sandbox.makeMember('active'));
      cookies.push(session.map(({ name, value }) => `${name}=${value}`).join('; '));
    }
    const begun = performance.now();
    const end = begun + minutes * 60_000;

    const call = async (path: string, cookie: string, address: string) => {
      const headers = {
        host: `${tenant}.localhost:${server.port}`,
        accept: 'application/json',
        cookie,
        'x-forwarded-for': address,
      };
      const sent = request({ port: server.port, agent, path: `/w/v1/${tenant}${path}`, headers });
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.once('response', resolve).once('error', reject).end();
      });
      await response.resume().toArray();
      if (response.statusCode === 200) answered += 1;
      else
        failures.set(
          `${response.statusCode} ${path}`,
          (failures.get(`${response.statusCode} ${path}`) ?? 0) + 1,
        );
    };

    const use = async (cookie: string, index: number) => {
      await wait(Math.random() * pause * 1000);
      while (performance.now() < end) {
        for (const path of pageCalls)
          await call(path, cookie, `10.0.${Math.floor(index / 250)}.${index % 250}`);
        await wait((0.5 + Math.random()) * pause * 1000);
      }
    };

    const sample = async () => {
      while (performance.now() < end) {
        await wait(1000);
        samples.push({
          at: (performance.now() - begun) / (minutes * 60_000),
          megabytes: residentMegabytes(server.pid),
        });
      }
    };
    await Promise.all([sample(), ...cookies.map(use)]);
  } finally {
    agent.destroy();
    await server.stop();
  }
  const third = (from: number) =>
    mean(samples.filter(({ at }) => at >= from && at < from + 1 / 3).map(({ megabytes }) => megabytes));
  const [second, last] = [third(1 / 3), third(2 / 3)];
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const isSound = failed === 0 && answered > 0 && last <= second * mostGrowth;
  process.stdout.write(
    [
      `${members} members at once for ${minutes} minutes: ${answered} calls answered, ${failed} not`,
      `memory ${second.toFixed(0)} MB in the second third, ${last.toFixed(0)} MB in the last`,
      ...[...failures].map(([what, count]) => `✗ ${what}: ${count} times`),
    ].join('\n') + '\n',
  );
  return isSound ? 0 : 1;
});
