import type { Browser, BrowserContext, Page } from '@playwright/test';
import { routeAt } from '#machines/domain/routes.ts';
import { cardLinkMessages } from '#src/messages/card-link.ts';
import { expect, test } from '#tests/support/journey.ts';
import { planCookies, signUpByCall } from '#tests/support/journey-checkout.ts';
import { cardForm, fillCard, newcomer, payWith } from '#tests/support/journey-sign-up.ts';

const repetitions = 50;
/** As many sign-ups as are let through in one go. */
const atOnce = 5;

/** The kill comes while the card is read, sent, answered or shown as linked. */
const latestKill = 1500;

const kinds = ['page', 'tab', 'network', 'lost', 'reset'] as const;

type Kind = (typeof kinds)[number];

interface Attempt {
  context: BrowserContext;
  page: Page;
}

test.describe('Paying', { tag: '@desktop' }, () => {
  test.setTimeout(600_000);

  test('[SUBS-13] [JOIN-05] a payment that is killed at a random instant is made once, fifty times of fifty', async ({
    browser,
    baseURL,
    sandbox,
    tenant,
    serverPort,
    ledgerOf,
  }) => {
    const plan = await planCookies(serverPort, tenant, { tier: 'Rookie', frequency: 'month' });
    const ways = { 'found paid': 0, 'paid again': 0 };

    const begin = async (email: string): Promise<Attempt> => {
      await sandbox.forgetTries();
      const session = await signUpByCall(serverPort, tenant, { ...newcomer(), email });
      const context = await openContext(browser, baseURL ?? '');
      await context.addCookies([...session, ...plan]);
      return { context, page: await context.newPage() };
    };

    const repeat = async (index: number) => {
      const kind = kinds[index % kinds.length] ?? 'tab';
      const { email } = newcomer();
      const { context, page } = await begin(email);
      await page.goto('/sign-up/billing');
      await fillCard(page, '4242');
      if (kind === 'lost' || kind === 'reset')
        await sandbox.addFault({ method: 'POST', path: '/cards', fault: kind, times: 2 });
      await cardForm(page).submit.click();
      await instant(Math.random() ** 2 * latestKill);
      const found = await kill(kind, { context, page });
      ways[await finish(found)] += 1;
      const { status, charges } = await ledgerOf(email);
      expect({ kind, status, charges }).toEqual({
        kind,
        status: 'active',
        charges: [{ amountCents: 1000, status: 'succeeded' }],
      });
      await context.close();
    };

    let next = 0;
    let paid = 0;
    const work = async () => {
      for (let index = next++; index < repetitions; index = next++) {
        await repeat(index);
        paid += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const how = Object.entries(ways).map(([way, count]) => `${count} ${way}`);
    process.stdout.write(`payments made once ${paid} of ${repetitions} (${how.join(', ')})\n`);
    expect(paid).toBe(repetitions);
  });
});

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 1024, height: 800 } });
}

/** Ends the page, the tab or the connection, and gives what a member would have then. */
async function kill(kind: Kind, { context, page }: Attempt): Promise<Page> {
  switch (kind) {
    case 'page':
      await page.reload();
      return page;
    case 'tab': {
      await page.close();
      const another = await context.newPage();
      await another.goto('/sign-up/billing');
      return another;
    }
    case 'network':
      await context.setOffline(true);
      await instant(300);
      await context.setOffline(false);
      return page;
    case 'lost':
    case 'reset':
      return page;
  }
}

/** Goes on as a member would: a form that is open is sent again. Says which way it went. */
async function finish(page: Page): Promise<'found paid' | 'paid again'> {
  const isPast = () => ['sign-up-affinity', 'home'].includes(routeAt(new URL(page.url()).pathname) ?? '');
  const isDone = async () => isPast() || (await page.getByText(cardLinkMessages.linked).isVisible());
  const frame = page.getByTitle(cardLinkMessages.frameTitle);
  const isLocked = () =>
    cardForm(page)
      .submit.getAttribute('aria-disabled', { timeout: 1000 })
      .catch(() => 'true');
  const isOpen = async () => (await frame.isVisible()) && (await isLocked()) !== 'true';
  await expect.poll(async () => (await isDone()) || (await isOpen()), { timeout: 60_000 }).toBe(true);
  if (await isDone()) return 'found paid';
  await payWith(page, '4242');
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  return 'paid again';
}

function instant(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
