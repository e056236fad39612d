import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyActorRef } from 'xstate';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import type { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { inviteFriendsMessages } from '#src/flows/invite-link/invite-link.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectBusyDialog } from '#tests/support/busy-dialog.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const plans: Record<string, { tier: string; frequency: RegExp }> = {
  'gold-month': { tier: 'Gold', frequency: /^Monthly/ },
  'gold-year': { tier: 'Gold', frequency: /^Annual/ },
  'silver-month': { tier: 'Silver', frequency: /^Monthly/ },
};

const shown = onScreen(subscriptionEntry, { without: ['upgrade', 'downgrade'] });
let running: AnyActorRef;

/** What a review shows is walked with the review; here nothing is shown meanwhile. */
const isReviewing = () =>
  ['upgrading', 'downgrading', 'rereading'].some((state) => running.getSnapshot().matches(state));
const close = page.getByRole('dialog').getByRole('button', { name: copy.close, exact: true });

const showsTiers = () => expect.element(page.getByRole('radio', { name: /^Gold/ })).toBeInTheDocument();
const showsNothingYet = () => expect.element(page.getByText(copy.loading)).toBeInTheDocument();
const showsCard = async () => {
  await expect.element(heading(copy.card.title)).toBeVisible();
  const { title } = paymentMessages.confirming;
  await expect
    .element(page.getByText(cardLinkMessages.loading).or(page.getByText(title)))
    .toBeInTheDocument();
};

/** The reviews are walked by themselves; here they wait for a command and show nothing. */
const screens = walkScreens<typeof subscriptionMachine>({
  ...shown,
  mount: async (mounting) => {
    running = await shown.mount(mounting);
    return running;
  },
  gestures: {
    'facts.retry': () => button(controlMessages.retryHint(copy.failed)).click(),
    'tiers.open': () => button(copy.welcome.action).click(),
    'plan.choose': async ({ choice }) => {
      const plan = plans[choice.membershipTierPlanId ?? ''];
      await page
        .getByText(plan?.frequency ?? '')
        .first()
        .click();
      await page.getByText(plan?.tier ?? '', { exact: true }).click();
      await page.getByRole('button', { name: /^(Review|Get started with) / }).click();
    },
    'referral.skip': () => button(copy.referral.next).click(),
    'card.retry': () => button(copy.error.retry).click(),
    'step.back': async () => (isReviewing() ? external : button(copy.back).click()),
    'flow.close': async () => (isReviewing() ? external : close.first().click()),
    'work.started': external,
    'work.finished': external,
  },
  screens: audited({
    'loading.checkingCache': showsNothingYet,
    'loading.blank': showsNothingYet,
    'loading.shown': showsTiers,
    'loading.chosen': () => expect.element(button(copy.tier.checking)).toHaveAttribute('aria-busy', 'true'),
    failed: () => expect.element(page.getByText(copy.failed)).toBeVisible(),
    welcome: () => expect.element(button(copy.welcome.action)).toBeVisible(),
    tier: showsTiers,
    'card.open': showsCard,
    'card.working': async () => {
      await showsCard();
      await expectBusyDialog();
    },
    refreshing: async () => {
      await expectBusyDialog();
      await expect.element(heading(copy.refreshing.title)).toBeVisible();
      await expect.element(page.getByText(copy.refreshing.text)).toBeInTheDocument();
    },
    rereading: async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    },
    referral: async () => {
      await expect.element(heading(copy.referral.title)).toBeVisible();
      await expect.element(page.getByText(inviteFriendsMessages.loading)).toBeInTheDocument();
    },
    success: () => expect.element(heading(copy.success.title)).toBeVisible(),
    upgraded: () => expect.element(heading(copy.upgraded.title)).toBeVisible(),
    scheduled: () => expect.element(heading(copy.scheduled.title)).toBeVisible(),
    'upgrading.open': async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    },
    'upgrading.working': async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    },
    'downgrading.open': async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    },
    'downgrading.working': async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    },
    error: () => expect.element(page.getByRole('alert')).toHaveTextContent(copy.error.wrongType),
    left: async () => {},
  }),
});

describe('choosing a plan', () => {
  it('[FLOW-03] [SUBS-01] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)(
    '[FLOW-03] [SUBS-01] [SUBS-04] [SUBS-05] [SUBS-06] [SUBS-09] [SUBS-10] [SUBS-11] $title',
    async (path) => {
      await screens.walk(path);
    },
  );
});
