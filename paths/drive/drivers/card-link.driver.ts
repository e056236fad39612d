import type { Page } from '@playwright/test';
import { cardLinkMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => cardForm(page).number;
const filledIn = 'Fill in {card}, any date to come, any code and name, and press the form’s button.';

const cardLinkPlay: Driver = {
  members: { usual: 'empty' },
  isSignedIn: true,
  starts: {
    'The card step opens': {
      how: 'Open {at}/?flow=link-card.',
      come: async ({ page, hold }) => {
        await hold();
        await page.goto('/?flow=link-card');
      },
    },
  },
  gestures: {
    'form.succeeded': ({ page }) => payWith(page, '4242'),
    'form.retry': ({ page }) => button(page, copy.unavailable.retry).click(),
    'notice.close': ({ page }) => button(page, copy.alreadyLinked.close).click(),
  },
  hands: {
    'form.succeeded~the-hosted-form-takes-the-card': filledIn,
  },
  atOnce: ['form.rendered~the-hosted-form-is-drawn', 'time~2000'],
  calls: {
    fetchCardForm: { method: 'GET', path: '/card-hosted-form' },
    cardPayment: { method: 'POST', path: '/cards' },
  },
  plain: ['fetchCardForm.done~the-hosted-form-is-fetched', 'cardPayment.done~the-card-is-linked'],
  outcomes: {
    'cardPayment.done~the-card-is-linked-elsewhere-already': ({ sandbox }) =>
      sandbox.addFault({ method: 'POST', path: '/cards', fault: { status: 520, code: 'olive_cc_003' } }),
    'cardPayment.done~the-card-is-declined': ({ sandbox }) =>
      sandbox.addFault({ method: 'POST', path: '/cards', fault: { status: 520, code: 'i_card_007' } }),
  },
  ends: { finished: 'no dialog any more, and a notice that the card is linked' },
  shows: {
    loading: (page) => page.getByText(copy.loading),
    'open.awaited': (page) => page.getByTitle(copy.frameTitle),
    'open.late': (page) => button(page, copy.unavailable.retry),
    'open.unread': (page) => page.getByText(copy.unread.text),
    'open.choosing': field,
    'open.refused': (page) => page.getByText(copy.refusedTitle),
    linking: (page) => page.getByText(copy.working),
    linked: (page) => page.getByText(copy.linked),
    alreadyLinked: (page) => page.getByText(copy.alreadyLinked.title),
    unavailable: (page) => button(page, copy.unavailable.retry),
  },
};

export const plays: Drivers = { cardLink: cardLinkPlay };
