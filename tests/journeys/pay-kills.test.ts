import type { Page } from '@playwright/test';
import { routeAt } from '#machines/domain/routes.ts';
import type { DemoState } from '#server/demo/stories.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { renewalMessages } from '#src/flows/renewal/renewal.messages.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { planCookies, signUpByCall } from '#tests/support/journey-checkout.ts';
import { changeOverKills, type KilledChange } from '#tests/support/journey-kills.ts';
import type { Ledger } from '#tests/support/journey-ledger.ts';
import { cookiesForPeace, openSession } from '#tests/support/journey-session.ts';
import { cardForm, fillCard } from '#tests/support/journey-card-form.ts';
import { newcomer } from '#tests/support/journey-sign-up.ts';
import { expect, test as base } from '#tests/support/journey.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const times = repetitions('KILLS', 3);

interface KillFixtures {
  /** Makes the change over the kills, and tells how it went. */
  overKills: (name: string, change: Omit<KilledChange, 'repetitions'>) => Promise<void>;
  /** Brings somebody in a state who is signed in, and remembers what the database had of them. */
  member: (state: DemoState) => { arrive: KilledChange['arrive']; before: (email: string) => Ledger };
}

const test = base.extend<KillFixtures>({
  overKills: async ({ browser, baseURL, sandbox }, provide) => {
    await provide(async (name, change) => {
      const stage = { browser, baseURL, sandbox };
      const { made, ways } = await changeOverKills(stage, { repetitions: times, ...change });
      const how = Object.entries(ways).map(([way, count]) => `${count} ${way}`);
      process.stdout.write(`${name} once: ${made} of ${times} (${how.join(', ')})\n`);
      expect(made).toBe(times);
    });
  },
  member: async ({ sandbox, serverPort, tenant, ledgerOf }, provide) => {
    await provide((state) => {
      const ledgers = new Map<string, Ledger>();
      return {
        arrive: async () => {
          const person = await sandbox.makeMember(state);
          ledgers.set(person.email, await ledgerOf(person.email));
          return {
            email: person.email,
            cookies: [...cookiesForPeace(tenant), ...(await openSession(serverPort, tenant, person))],
          };
        },
        before: (email) => {
          const ledger = ledgers.get(email);
          if (!ledger) throw new Error(`Nobody has brought ${email}.`);
          return ledger;
        },
      };
    });
  },
});

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const isReady = async (page: Page, name: RegExp) =>
  (await button(page, name).isVisible()) && (await button(page, name).isEnabled());
/** The modal is closed, or shows the plans: nothing is left to review. */
const isReviewed = async (page: Page) =>
  !new URL(page.url()).searchParams.has('flow') ||
  (await page.getByText(subscriptionMessages.tier.lead.change, { exact: true }).isVisible());

test.describe('A change that is killed at a random instant', { tag: '@desktop' }, () => {
  test.setTimeout(120_000 + times * 30_000);

  test('[SUBS-13] [JOIN-05] is made once when a newcomer pays', async ({
    overKills,
    serverPort,
    tenant,
    ledgerOf,
  }) => {
    const plan = await planCookies(serverPort, tenant, { tier: 'Rookie', frequency: 'month' });
    await overKills('payments of newcomers', {
      atOnce: 5,
      firstKill: 'page',
      call: { method: 'POST', path: '/cards' },
      address: '/sign-up/billing',
      arrive: async () => {
        const person = newcomer();
        const session = await signUpByCall(serverPort, tenant, person);
        return { email: person.email, cookies: [...session, ...plan] };
      },
      change: async (page) => {
        await fillCard(page, '4242');
        await cardForm(page).submit.click();
      },
      isDone: async (page) =>
        ['sign-up-affinity', 'home'].includes(routeAt(new URL(page.url()).pathname) ?? '') ||
        (await page.getByText(cardLinkMessages.linked).isVisible()),
      isOpen: async (page) => {
        const { submit } = cardForm(page);
        const locked = () => submit.getAttribute('aria-disabled', { timeout: 1000 }).catch(() => 'true');
        return (
          (await page.getByTitle(cardLinkMessages.frameTitle).isVisible()) && (await locked()) !== 'true'
        );
      },
      verify: async (email, kind) => {
        const { status, charges } = await ledgerOf(email);
        expect({ kind, status, charges }).toEqual({
          kind,
          status: 'active',
          charges: [{ amountCents: 1000, status: 'succeeded' }],
        });
      },
    });
  });

  test('[SUBS-13] [MEMB-02] is made once when a member upgrades', async ({ overKills, member, ledgerOf }) => {
    const { arrive, before } = member('manager');
    await overKills('upgrades', {
      atOnce: 5,
      firstKill: 'lost',
      call: { method: 'PATCH', path: '/membership' },
      address: '/?flow=upgrade&tier=captain',
      arrive,
      change: async (page) => {
        await page.getByRole('checkbox').check();
        await button(page, /^Pay /).click();
      },
      isDone: isReviewed,
      isOpen: (page) => page.getByRole('checkbox').isVisible(),
      verify: async (email, kind) => {
        const { charges, periods } = await ledgerOf(email);
        const was = before(email);
        const added = charges.slice(was.charges.length).map(({ status }) => status);
        expect({ kind, added, periods: periods.length }).toEqual({
          kind,
          added: ['succeeded'],
          periods: was.periods.length + 1,
        });
      },
    });
  });

  test('[SUBS-13] [MEMB-03] is made once when a member downgrades', async ({
    overKills,
    member,
    ledgerOf,
  }) => {
    const { arrive, before } = member('active');
    await overKills('downgrades', {
      atOnce: 5,
      firstKill: 'tab',
      call: { method: 'POST', path: '/membership/downgrade' },
      address: '/?flow=upgrade&tier=rookie',
      arrive,
      change: (page) => button(page, /^Change on /).click(),
      isDone: isReviewed,
      isOpen: (page) => isReady(page, /^Change on /),
      verify: async (email, kind) => {
        const { charges, periods } = await ledgerOf(email);
        const was = before(email);
        expect({ kind, charges, periods: periods.length }).toEqual({
          kind,
          charges: was.charges,
          periods: was.periods.length + 1,
        });
      },
    });
  });

  test('[SUBS-13] [JOIN-10] is made once when an overdue member pays', async ({
    overKills,
    member,
    ledgerOf,
  }) => {
    const { arrive, before } = member('overdue');
    const pay = new RegExp(`^${renewalMessages.review.renew('')}`);
    await overKills('charges of what is due', {
      atOnce: 5,
      firstKill: 'network',
      call: { method: 'POST', path: '/membership/charge' },
      address: '/renew',
      arrive,
      change: (page) => button(page, pay).click(),
      isDone: async (page) => routeAt(new URL(page.url()).pathname) === 'home',
      isOpen: (page) => isReady(page, pay),
      verify: async (email, kind) => {
        const { status, charges } = await ledgerOf(email);
        const added = charges.slice(before(email).charges.length);
        expect({ kind, status, added }).toEqual({
          kind,
          status: 'active',
          added: [{ amountCents: 2500, status: 'succeeded' }],
        });
      },
    });
  });

  test('[SUBS-13] [ACTV-04] is made once when a member withdraws cash back', async ({
    overKills,
    member,
    ledgerOf,
  }) => {
    const { arrive, before } = member('active');
    const withdraw = new RegExp(`^${withdrawalMessages.form.withdraw('')}[$]`);
    await overKills('withdrawals', {
      atOnce: 5,
      firstKill: 'reset',
      call: { method: 'POST', path: '/payouts' },
      address: '/?flow=withdraw',
      arrive,
      change: (page) => button(page, withdraw).click(),
      isDone: async (page) =>
        (await page.getByRole('heading', { name: withdrawalMessages.done.title }).isVisible()) ||
        (await page.getByRole('region', { name: withdrawalMessages.last.title }).isVisible()),
      isOpen: (page) => isReady(page, withdraw),
      verify: async (email, kind) => {
        const { cashBackCents, payouts } = await ledgerOf(email);
        const was = before(email);
        const added = payouts.slice(was.payouts.length);
        expect({ kind, cashBackCents, added }).toEqual({
          kind,
          cashBackCents: 0,
          added: [{ amountCents: was.cashBackCents, status: 'pending' }],
        });
      },
    });
  });
});
