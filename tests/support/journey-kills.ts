import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { answerTimeout } from '#machines/call.ts';
import { askingTime } from '#machines/payment/payment.machine.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { Fault, Sandbox } from '#paths/drive/sandbox.ts';

const kinds = ['page', 'tab', 'network', 'lost', 'reset'] as const;

/**
 * What is killed: the page by a reload, the tab, the network for a moment, the answer, the connection, or, of several
 * servers, the one that answers; or that one stands still.
 */
export type KillKind = (typeof kinds)[number] | 'server' | 'stall';

/** The kill comes while the call is prepared, sent, answered or its success shown. */
const latestKill = 1500;

/** A change that must happen once, whatever is killed. */
export interface KilledChange {
  repetitions: number;
  /** The first repetition's; the others follow in turn, so that a few repetitions of each change have met every kind. */
  firstKill: KillKind;
  /** As many at the same time as the server lets through in one go. */
  atOnce: number;
  /** The call that makes the change. */
  call: Pick<Fault, 'method' | 'path'>;
  /** Somebody new, who is signed in. */
  arrive: () => Promise<{ email: string; cookies: Parameters<BrowserContext['addCookies']>[0] }>;
  /** The page of the change. */
  address: string;
  /** Does all that comes before the last click, and then the click. */
  change: (page: Page) => Promise<void>;
  /** Whether the change is shown as done. */
  isDone: (page: Page) => Promise<boolean>;
  /** Whether the change can be asked for, again. */
  isOpen: (page: Page) => Promise<boolean>;
  /** That it happened once, as the database has it. */
  verify: (email: string, kind: KillKind) => Promise<void>;
}

interface Stage {
  browser: Browser;
  baseURL: string | undefined;
  sandbox: Sandbox;
  killServer: (() => Promise<void>) | undefined;
  stallServer: (() => Promise<void>) | undefined;
}

/**
 * Makes a change over and over, each time with a kill at a random instant after the last click, and goes on as a member
 * would: what is open is asked for again. Tells in how many repetitions it was found done, and in how many done again.
 */
export async function changeOverKills(
  { browser, baseURL, sandbox, killServer, stallServer }: Stage,
  change: KilledChange,
) {
  const ways = { 'found done': 0, 'done again': 0 };

  const repeat = async (kind: KillKind) => {
    await sandbox.clearAttempts();
    const { email, cookies } = await change.arrive();
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: 'en-US',
      viewport: { width: 1024, height: 800 },
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(change.address);
    if (kind === 'lost' || kind === 'reset')
      await sandbox.addFault({ ...change.call, fault: kind, times: 2 });
    await change.change(page);
    await instant(Math.random() ** 2 * latestKill);
    const found = await kill(kind, { context, page, address: change.address, killServer, stallServer });
    ways[await finish(found, change)] += 1;
    await change.verify(email, kind);
    await context.close();
  };

  const offered: KillKind[] = killServer ? ['server', 'stall', ...kinds] : [...kinds];
  const offset = offered.indexOf(change.firstKill);
  let next = 0;
  let made = 0;
  const work = async () => {
    for (let index = next++; index < change.repetitions; index = next++) {
      await repeat(offered[(offset + index) % offered.length] ?? 'tab');
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: change.atOnce }, work));
  return { made, ways };
}

/** Ends the page, the tab or the connection, and gives what a member would have then. */
async function kill(
  kind: KillKind,
  {
    context,
    page,
    address,
    killServer,
    stallServer,
  }: Pick<Stage, 'killServer' | 'stallServer'> & { context: BrowserContext; page: Page; address: string },
): Promise<Page> {
  switch (kind) {
    case 'page':
      await page.reload();
      return page;
    case 'tab': {
      await page.close();
      const another = await context.newPage();
      await another.goto(address);
      return another;
    }
    case 'network':
      await context.setOffline(true);
      await instant(300);
      await context.setOffline(false);
      return page;
    case 'server':
      await killServer?.();
      return page;
    case 'stall':
      await stallServer?.();
      return page;
    case 'lost':
    case 'reset':
      return page;
  }
}

/**
 * The longest that the app itself takes to tell, milliseconds: each sending times out and is sent again twice, the
 * outcome is asked about for its time, and what can be done now is read again.
 */
export const longestOutcome = 4 * answerTimeout + askingTime;

async function finish(page: Page, { change, isDone, isOpen }: KilledChange) {
  const isAnswered = async () => {
    if ((await isDone(page)) || (await isOpen(page))) return true;
    await askAgain(page);
    return false;
  };
  await expect.poll(isAnswered, { timeout: longestOutcome }).toBe(true);
  if (await isDone(page)) return 'found done' as const;
  await change(page);
  await expect.poll(() => isDone(page), { timeout: longestOutcome }).toBe(true);
  return 'done again' as const;
}

/** What could not be found out or read is asked for again, as a member would. */
async function askAgain(page: Page): Promise<void> {
  const again = [paymentMessages.unknown.check, controlMessages.retry]
    .map((name) => page.getByRole('button', { name, exact: true }))
    .reduce((all, each) => all.or(each))
    .first();
  const hasGone = () => {};
  if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(hasGone);
}

function instant(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
