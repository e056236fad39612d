import type { Page } from '@playwright/test';
import { consentMessages as consent } from '#src/flows/consent/consent.messages.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { frameMessages } from '#src/messages/frame.ts';
import type { Driver, Drivers } from '../driver.ts';

const question = (page: Page) => page.getByRole('region', { name: consent.label, exact: true });
const footer = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: footerMessages.cookies });

const consentPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'A first visit': { how: 'Open {at}, in a private window.', come: ({ page }) => page.goto('/') },
    'A visit after accepting': {
      how: `Open {at}, press “${consent.accept}”, and reload the page.`,
      come: async ({ page }) => {
        await page.goto('/');
        await question(page).getByRole('button', { name: consent.accept }).click();
        await page.reload();
      },
    },
  },
  gestures: {
    'consent.accept': ({ page }) => question(page).getByRole('button', { name: consent.accept }).click(),
    'consent.reject': ({ page }) => question(page).getByRole('button', { name: consent.reject }).click(),
    'consent.review': ({ page }) => footer(page).click(),
  },
  hands: {
    'consent.review~open-the-cookie-choice-again': `Press “${footerMessages.cookies}” at the foot of the page.`,
  },
  atOnce: ['storeDecision.done~the-choice-is-kept'],
  fleeting: ['storing'],
  calls: {},
  plain: [],
  shows: { asking: question, accepted: footer, rejected: footer },
};

const networkPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: { 'The app starts': { how: 'Open {at}.', come: ({ page }) => page.goto('/') } },
  gestures: {
    'network.lost': ({ page }) => page.context().setOffline(true),
    'network.found': ({ page }) => page.context().setOffline(false),
  },
  hands: {
    'network.lost~the-connection-is-lost': 'Cut the connection: “Offline” in the browser’s network tools.',
    'network.found~the-connection-is-back': 'Give the connection back: “No throttling” in the network tools.',
  },
  calls: {},
  plain: [],
  shows: {
    online: (page) => page.locator('h1'),
    offline: (page) => page.getByText(frameMessages.offline),
  },
};

export const plays: Drivers = { consent: consentPlay, network: networkPlay };
