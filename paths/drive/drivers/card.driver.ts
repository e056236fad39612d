import type { Page } from '@playwright/test';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { cardMessages as copy } from '#src/flows/card/card.messages.ts';
import { cardListMessages as list } from '#src/messages/cards.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { Driver, Drivers, Start } from '../driver.ts';

const card = 'Mastercard ending in 4444';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).first();
const asked = (action: CardAction) => (page: Page) => dialog(page, copy.actions[action].title);
const busy = (action: CardAction) => (page: Page) => page.getByText(copy.actions[action].busy);

/** By the menu of the card that is not the primary one. */
const chosen = (action: CardAction): Start => ({
  how: `Open {at}/account, and choose “${list.actions[action]}” in the menu of ${card}.`,
  come: async ({ page, hold }) => {
    await page.goto('/account');
    await page.waitForLoadState('networkidle');
    await hold();
    await page.getByRole('button', { name: list.manageCard(card), exact: true }).click();
    await page.getByRole('menuitem', { name: list.actions[action] }).click();
  },
});

/** The button of each question begins with what it does; a cost may follow. */
const confirms = /^(Make primary|Pause card|Remove card)/;

const cardPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'Choose Pause': chosen('pause'),
    'Choose Remove': chosen('delete'),
    'Choose Make primary': chosen('makePrimary'),
  },
  gestures: {
    'card.confirm': ({ page }) => page.getByRole('dialog').getByRole('button', { name: confirms }).click(),
    'card.retry': ({ page }) => inDialog(page, controlMessages.retryHint(copy.unreadable)).click(),
    'card.check': ({ page }) => inDialog(page, copy.uncertain.check).click(),
    'flow.close': ({ page }) => inDialog(page, controlMessages.close).click(),
  },
  calls: {
    fetchFacts: { method: 'GET', path: '/cards' },
    pauseCard: { method: 'POST', path: '/cards/*' },
    deleteCard: { method: 'DELETE', path: '/cards/*' },
    makeCardDefault: { method: 'POST', path: '/cards/*' },
  },
  plain: [
    'fetchFacts.done~it-is-active-beside-another-one',
    'pauseCard.done~it-is-paused',
    'deleteCard.done~it-is-deleted',
    'makeCardDefault.done~it-is-the-primary-one',
  ],
  ends: { finished: 'no dialog any more, and a notice of what was done', left: 'no dialog any more' },
  shows: {
    reading: (page) => page.getByText(copy.loading),
    unreadable: (page) => page.getByText(copy.unreadable),
    'active.confirmingPause': asked('pause'),
    'active.confirmingDelete': asked('delete'),
    'active.confirmingPrimary': asked('makePrimary'),
    pausing: busy('pause'),
    deleting: busy('delete'),
    settingPrimary: busy('makePrimary'),
    checking: (page) => page.getByText(copy.checking),
    uncertain: (page) => inDialog(page, copy.uncertain.check),
  },
};

export const plays: Drivers = { card: cardPlay };
