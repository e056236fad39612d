import { chromium } from '@playwright/test';
import { buildWhenNeeded } from '#server/app/build.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { startJourneyServer } from '#tests/support/journey-server.ts';
import { openSandbox } from '#paths/drive/sandbox.ts';
import { cookiesForPeace, openSession } from '#tests/support/journey-session.ts';
import { runCommand } from '#paths/command-line.ts';
import { cycles } from './leaks/cycles.ts';
import { measureLive, type Live } from './leaks/live.ts';

const tenant = 'varsity';
const warmUps = 5;
const rounds = Number(process.env['ROUNDS'] ?? 50);

/** What a flow may leave behind: no actor, no listener; of the heap what the engine itself keeps. */
const mostHeap = 1_000_000;

const grown = (before: Live, after: Live): Live => ({
  actors: after.actors - before.actors,
  listeners: after.listeners - before.listeners,
  nodes: after.nodes - before.nodes,
  heap: after.heap - before.heap,
});

/** Each flow opened and closed over and over in one page: what is alive afterwards, beside what was before. */
await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const server = await startJourneyServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  let leaks = 0;
  try {
    for (const { name, address, turn } of cycles) {
      const member = await openSandbox(server.port, tenant).makeMember('active');
      const context = await browser.newContext({
        baseURL: `http://${tenant}.localhost:${server.port}`,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      await context.addCookies([
        ...cookiesForPeace(tenant),
        ...(await openSession(server.port, tenant, member)),
      ]);
      const page = await context.newPage();
      await page.goto(address);
      for (let round = 0; round < warmUps; round += 1) await turn(page);
      const before = await measureLive(page);
      for (let round = 0; round < rounds; round += 1) await turn(page);
      const change = grown(before, await measureLive(page));
      const isLeak = change.actors > 0 || change.listeners > 0 || change.heap > mostHeap;
      if (isLeak) leaks += 1;
      const figures = `actors ${before.actors} ${signed(change.actors)} · listeners ${before.listeners} ${signed(change.listeners)} · nodes ${signed(change.nodes)} · heap ${(before.heap / 1e6).toFixed(1)} MB ${signed(Math.round(change.heap / 1000))} kB`;
      process.stdout.write(`${isLeak ? '✗' : '✓'} ${name}, ${rounds} times: ${figures}\n`);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  process.stdout.write(`leaks ${leaks} in ${cycles.length} flows\n`);
  return leaks === 0 ? 0 : 1;
});

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
