import type { Page } from '@playwright/test';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const confirms = /^Change on /;

/** The members of the demo are on Starter; what the samples call Gold and Silver is Captain and Rookie there. */
const tiers = { gold: 'Captain', silver: 'Rookie' } as const;

interface Chosen {
  choice: { membershipTierId: keyof typeof tiers; membershipTierPlanId: string };
}

const known = 'recallFacts.done~the-member-was-on-gold-monthly';

const subscriptionPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'A member opens the plans': {
      how: 'Open {at}/?flow=upgrade. (The member is on the usual plan of the demo, whatever plan a title says.)',
      come: async ({ page, hold }) => {
        await hold();
        await page.goto('/?flow=upgrade');
      },
    },
  },
  gestures: {
    'facts.retry': ({ page }) => button(page, controlMessages.retryHint(copy.failed)).click(),
    'plan.choose': async ({ page }, event) => {
      const { choice } = event as unknown as Chosen;
      const tier = tiers[choice.membershipTierId];
      if (choice.membershipTierPlanId.endsWith('-year'))
        await page
          .getByRole('dialog')
          .getByText(/^Annual/)
          .first()
          .click();
      await page.getByText(tier, { exact: true }).click();
      await button(page, copy.tier.review(tier)).click();
    },
    'flow.close': ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: copy.close }).first().click(),
  },
  asks: {
    'upgrade.done~the-plan-is-upgraded': async ({ page }) => {
      await page.getByRole('checkbox').check();
      await button(page, /^Pay /).click();
    },
    'downgrade.done~the-downgrade-is-scheduled': ({ page }) => button(page, confirms).click(),
  },
  hands: {
    'plan.choose~choose-gold-annual': 'Choose “Annual” above the plans, then Gold, and review it.',
    'plan.choose~choose-silver-monthly': 'Choose Silver, and review it.',
    'upgrade.done~the-plan-is-upgraded': 'Agree, and pay.',
    'downgrade.done~the-downgrade-is-scheduled': 'Confirm the change.',
  },
  atOnce: [known],
  follows: {
    'fetchFacts.done~the-member-is-on-gold-monthly': known,
    'flow.close~close-the-modal': known,
  },
  calls: {
    fetchFacts: { method: 'GET', path: '/cards' },
    upgrade: { method: 'PATCH', path: '/membership' },
    downgrade: { method: 'POST', path: '/membership/downgrade' },
  },
  plain: [
    'fetchFacts.done~the-member-is-on-gold-monthly',
    'upgrade.done~the-plan-is-upgraded',
    'downgrade.done~the-downgrade-is-scheduled',
  ],
  ends: {
    left: 'no plans any more: Home, or the account page after a change; “Invite friends” may open over it',
  },
  shows: {
    'loading.shown': (page) => page.getByRole('heading', { name: copy.tier.title.change }),
    'loading.chosen': (page) => button(page, copy.tier.checking),
    failed: (page) => page.getByText(copy.failed),
    tier: (page) => page.getByRole('heading', { name: copy.tier.title.change }),
    'upgrading.open': (page) => page.getByText(copy.upgrade.due),
    'downgrading.open': (page) => button(page, confirms),
    upgraded: (page) => page.getByRole('heading', { name: copy.upgraded.title }),
    scheduled: (page) => page.getByRole('heading', { name: copy.scheduled.title }),
    left: (page) => page.locator('h1'),
  },
};

export const plays: Drivers = { subscription: subscriptionPlay };
