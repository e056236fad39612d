import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import type { Driver, Drivers } from '../driver.ts';

const linked = 'cardLink.done~the-card-step-is-done';

const linkCardPlay: Driver = {
  members: { usual: 'empty' },
  isSignedIn: true,
  starts: {
    'Choose Link a card': {
      how: 'Open {at}/?flow=link-card.',
      come: async ({ page }) => page.goto('/?flow=link-card'),
    },
  },
  gestures: {
    'flow.close': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: controlMessages.close, exact: true })
        .first()
        .click(),
  },
  asks: { [linked]: ({ page }) => payWith(page, '4242') },
  hands: {
    [linked]: 'Fill in {card}, any date to come, any code and name, and press the form’s button.',
  },
  calls: { cardLink: { method: 'POST', path: '/cards' } },
  plain: [linked],
  ends: { finished: 'no dialog any more, and a notice that the card is linked', left: 'no dialog any more' },
  shows: {
    'linking.open': (page) => cardForm(page).number.or(page.getByText(cardLinkMessages.loading)),
    finished: (page) => page.locator('h1'),
    left: (page) => page.locator('h1'),
  },
};

export const plays: Drivers = { linkCard: linkCardPlay };
