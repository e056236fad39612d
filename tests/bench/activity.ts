import { chromium, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { buildWhenNeeded } from '#server/app/build.ts';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { cookiesForPeace, openSession } from '#tests/support/journey-session.ts';
import { runCommand } from '#tests/tools/command-line.ts';

/*
 * The activity page of a member with 10,000 purchases, on a processor four times as slow: from each interaction to the
 * next paint, and the longest frame while all of them are scrolled through. `ROUNDS` is how often each is done.
 */

const tenant = 'varsity';
const password = 'Demo!2345';
const purchases = 10_000;
const goal = 100;
const rounds = Number(process.env['ROUNDS'] ?? 5);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const size = (page: Page) => page.getByRole('combobox', { name: copy.table.pageSize });

const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing (a press on the title)': (page) => page.getByRole('heading', { level: 1 }).click(),
  'filter: everything': (page) => button(page, copy.filters.presets.all).click(),
  'sort by amount': (page) => button(page, copy.table.columns.amount).click(),
  'next page': (page) => button(page, copy.table.next).click(),
  'page size 100': (page) => size(page).press('1'),
  'why this amount': (page) =>
    page
      .getByRole('button', { name: /^Why this amount/ })
      .first()
      .click(),
  'page size all': (page) => size(page).press('A'),
  'sort all by date': (page) => button(page, copy.table.columns.date).click(),
  'filter: 7 days': (page) => button(page, copy.filters.presets['7d']).click(),
};

/** Watches from now on: the longest interaction to the next paint, and the longest frame, in milliseconds. */
function watch(): void {
  const seen = { interaction: 0, frame: 0 };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.interaction = Math.max(seen.interaction, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let last = performance.now();
  const next = (now: number) => {
    seen.frame = Math.max(seen.frame, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

type Seen = 'interaction' | 'frame';

const forget = (page: Page) =>
  page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { interaction: 0, frame: 0 }));
const read = (page: Page, name: Seen) =>
  page.evaluate((key) => Math.round(Reflect.get(Reflect.get(window, 'seen'), key)), name);

/** Until what was asked for is shown. */
const settle = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.waitForTimeout(400);
};

async function scrollThrough(page: Page): Promise<number> {
  await forget(page);
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 1600);
    await page.waitForTimeout(16);
  }
  return read(page, 'frame');
}

await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const server = await startTestServer();
  const { db, clock } = server.services;
  const member = await createDemoMember(db, { clientId: tenant, state: 'active', now: clock.now() });
  const [card] = await db.select({ id: cards.id }).from(cards).where(eq(cards.userId, member.userId));
  await db.execute(sql`insert into ${cardTransactions}
    (client_id, user_id, card_id, description, amount_cents, contribution_cents, reward_amount_cents, reward_status, purchased_at)
    select ${tenant}, ${member.userId}::uuid, ${card?.id}::uuid, 'PURCHASE ' || number, 100 + number * 7 % 9000, number % 90,
      number % 90, 'confirmed', ${clock.now().toISOString()}::timestamptz - number * interval '1 hour'
    from generate_series(1, ${purchases}) as number`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookiesForPeace(tenant));
    await context.addCookies(await openSession(server.port, tenant, { ...member, password }));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const results = new Map<string, number[]>();
    const note = (name: string, value: number) => results.set(name, [...(results.get(name) ?? []), value]);
    for (let round = 0; round <= rounds; round += 1) {
      await page.goto(`http://${tenant}.localhost:${server.port}/activity`);
      await settle(page);
      await page.evaluate('globalThis.__name = (named) => named;');
      await page.evaluate(watch);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const [name, act] of Object.entries(steps)) {
        await forget(page);
        await act(page);
        await settle(page);
        if (round > 0) note(name, await read(page, 'interaction'));
        if (name === 'sort all by date') {
          const longest = await scrollThrough(page);
          if (round > 0) note('longest frame while scrolling', longest);
          await page.evaluate(() => window.scrollTo(0, 0));
        }
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const lines = [...results].map(([name, values]) => {
      const sorted = values.toSorted((left, right) => left - right);
      return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
    });
    for (const { name, median, most } of lines)
      process.stdout.write(`${name.padEnd(32)} ${String(median).padStart(5)} ms, at most ${most} ms\n`);
    return lines.every(({ median }) => median <= goal) ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
});
