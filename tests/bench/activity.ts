import { chromium, type Locator, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { buildWhenNeeded } from '#server/app/build.ts';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { cookiesForPeace, openSession } from '#tests/support/journey-session.ts';
import { runCommand } from '#paths/command-line.ts';
import { openPaints, type Paints } from './activity/paints.ts';

/*
 * The activity page of a member with 10,000 purchases and the searches, on a processor four times as slow: from each
 * interaction to the next paint, and the longest frame while all purchases are scrolled through. `ROUNDS` is how often
 * each is done. Whatever else the machine does only adds to a figure, so that the least of the rounds is judged.
 */

const tenant = 'roundup';
const password = 'Demo!2345';
const purchases = 10_000;
const goal = 100;
/** Pixels by which the wheel turns between two frames: three of its notches, or more than a window. */
const paces = { 'longest frame while scrolling': 300, 'longest frame while flinging': 1600 };
const rounds = Number(process.env['ROUNDS'] ?? 5);
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What is used, which is in view and under the pointer before, as it is for people; and how. */
interface Step {
  on: (page: Page) => Locator;
  act: (on: Locator) => Promise<void>;
}

type Steps = Readonly<Record<string, Step>>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Where the pointer is: `click` would look for what is under it once more, in the time that is measured. */
const push = async (on: Locator) => {
  await on.page().mouse.down();
  await on.page().mouse.up();
};
const press = (name: string): Step => ({ on: (page) => button(page, name), act: push });
const size = (page: Page) => page.getByRole('combobox', { name: copy.table.pageSize });
const choose = (letter: string): Step => ({ on: size, act: (on) => on.press(letter) });
/** As fast as people type: questions are asked and answered between the keys. */
const type = (on: Locator) => on.pressSequentially('coffee', { delay: 120 });

const onActivity: Steps = {
  'nothing (a press on the title)': {
    on: (page) => page.getByRole('heading', { level: 1 }),
    act: push,
  },
  'filter: everything': press(copy.filters.presets.all),
  'sort by amount': press(copy.table.columns.amount),
  'next page': press(copy.table.next),
  'page size 100': choose('1'),
  'why this amount': {
    on: (page) => page.getByRole('button', { name: /^Why this amount/ }).first(),
    act: push,
  },
  'page size all': choose('A'),
  'sort all by date': press(copy.table.columns.date),
  'filter: 7 days': press(copy.filters.presets['7d']),
  'typing in the header': {
    on: (page) => page.getByRole('combobox', { name: offerSearchMessages.label }),
    act: type,
  },
};

const onDeals: Steps = {
  'typing in the deals': {
    on: (page) => page.getByRole('searchbox', { name: dealsMessages.search.label }),
    act: type,
  },
};

const onPhone: Steps = {
  'opening the modal': press(navigationMessages.search),
  'typing in the modal': {
    on: (page) => page.getByRole('dialog').getByRole('combobox', { name: offerSearchMessages.label }),
    act: type,
  },
};

/** Until what was asked for is shown, and code that a hovering pointer fetches has come. */
const settle = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.waitForTimeout(800);
};

async function scrollThrough(page: Page, paints: Paints, pace: number): Promise<number> {
  await paints.clear();
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, pace);
    await page.waitForTimeout(16);
  }
  const { frame } = await paints.read();
  await page.evaluate(() => window.scrollTo(0, 0));
  return frame;
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
    const context = await browser.newContext();
    await context.addCookies(cookiesForPeace(tenant));
    await context.addCookies(await openSession(server.port, tenant, { ...member, password }));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const results = new Map<string, number[]>();
    const walk = async (path: string, viewport: typeof wide, steps: Steps, isCounted: boolean) => {
      const note = (name: string, value: number) =>
        isCounted && results.set(name, [...(results.get(name) ?? []), value]);
      await page.setViewportSize(viewport);
      await page.goto(`http://${tenant}.localhost:${server.port}${path}`);
      await settle(page);
      const paints = await openPaints(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const [name, { on, act }] of Object.entries(steps)) {
        const target = on(page);
        await target.focus();
        await target.scrollIntoViewIfNeeded();
        await target.hover();
        await settle(page);
        await paints.clear();
        await act(target);
        await settle(page);
        note(name, (await paints.read()).interaction);
        if (name === 'sort all by date')
          for (const [title, pace] of Object.entries(paces))
            note(title, await scrollThrough(page, paints, pace));
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    };
    for (let round = 0; round <= rounds; round += 1) {
      await walk('/activity', wide, onActivity, round > 0);
      await walk('/rewards', wide, onDeals, round > 0);
      await walk('/', phone, onPhone, round > 0);
    }
    const lines = [...results].map(([name, values]) => {
      const sorted = values.toSorted((left, right) => left - right);
      return { name, least: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
    });
    for (const { name, least, median } of lines) {
      const figures = `${String(least).padStart(5)} ms at least, median ${median}`;
      process.stdout.write(`${name.padEnd(32)} ${figures}${least > goal ? '  OVER' : ''}\n`);
    }
    return lines.every(({ least }) => least <= goal) ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
});
