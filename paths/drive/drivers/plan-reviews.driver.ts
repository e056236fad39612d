import type { Page } from '@playwright/test';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { paymentHands, paymentPreparations } from '../payment-manual-steps.ts';
import type { Driver, Drivers, Stage, Start } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const consent = (page: Page) => page.getByRole('checkbox');
const tiers = (page: Page) => page.getByRole('heading', { name: copy.tier.title.change });
const home = (page: Page) => page.locator('h1');

/**
 * The members of the demo are on Starter: a link leads to the review of a plan above or below it. Captain costs the same
 * by the year, so that nothing offers to switch.
 */
const review = (sample: string, tier: string): Start => ({
  how: `Open {at}/?flow=upgrade&tier=${sample}.`,
  come: async ({ page, hold }: Stage) => {
    await hold();
    await page.goto(`/?flow=upgrade&tier=${tier}`);
  },
});

const upgradePlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: { 'A member on Silver with two cards chooses Gold, monthly': review('Gold', 'Captain') },
  gestures: {
    'preview.retry': ({ page }) =>
      button(page, controlMessages.retryHint(copy.upgrade.previewFailed)).click(),
    'consent.give': ({ page }) => consent(page).check(),
    'consent.withdraw': ({ page }) => consent(page).uncheck(),
    'change.confirm': ({ page }) => button(page, /^(Pay|Change plan)/).click(),
    'card.change': ({ page }) => button(page, copy.upgrade.change).click(),
    'card.choose': async ({ page }) => {
      await page.getByText('Mastercard ending in 4444').click();
      await button(page, copy.cards.use).click();
    },
    'card.add': ({ page }) => button(page, copy.cards.another).click(),
    'step.back': ({ page }) => page.getByRole('button', { name: copy.back, exact: true }).click(),
  },
  prepares: paymentPreparations,
  hands: {
    ...paymentHands,
    'card.choose~choose-the-other-card': 'Choose the card that is not chosen, and press “Use this card”.',
    'upgradePayment.done~the-card-is-declined': `Read what stands above the price: “${copy.upgrade.refused}”, and why.`,
  },
  calls: {
    fetchPreview: { method: 'GET', path: '/membership/update-preview' },
    upgradePayment: { method: 'PATCH', path: '/membership' },
  },
  plain: ['fetchPreview.done~it-costs-20-00-now', 'upgradePayment.done~it-is-paid'],
  outcomes: {
    'upgradePayment.done~the-card-is-declined': ({ sandbox }) =>
      sandbox.addFault({ method: 'PATCH', path: '/membership', fault: { status: 520, code: 'i_card_007' } }),
  },
  ends: {
    upgraded: 'no review any more: Home, where friends may be invited',
    left: `“${copy.tier.title.change}”`,
  },
  shows: {
    previewing: (page) => page.getByText(copy.upgrade.pricing),
    previewFailed: (page) => page.getByText(copy.upgrade.previewFailed),
    'checkout.reading': consent,
    'checkout.consented': consent,
    choosingCard: (page) => button(page, copy.cards.use),
    'paying.working': (page) => page.getByText(copy.upgrade.paying),
    upgraded: home,
    left: tiers,
  },
};

const downgradePlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: { 'A member on Gold chooses Silver, monthly': review('Silver', 'Rookie') },
  gestures: {
    'change.confirm': ({ page }) => button(page, /^Change on /).click(),
    'step.back': ({ page }) => button(page, /^Keep /).click(),
  },
  prepares: paymentPreparations,
  hands: paymentHands,
  calls: { downgradePayment: { method: 'POST', path: '/membership/downgrade' } },
  plain: ['downgradePayment.done~the-downgrade-is-scheduled'],
  ends: {
    scheduled: 'no review any more: Home, with a notice that the plan will change',
    left: `“${copy.tier.title.change}”`,
  },
  shows: {
    reviewing: (page) => button(page, /^Change on /),
    'scheduling.working': (page) => page.getByText(copy.downgrade.working),
    scheduled: home,
    left: tiers,
  },
};

export const plays: Drivers = { upgrade: upgradePlay, downgrade: downgradePlay };
