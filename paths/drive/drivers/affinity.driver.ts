import type { Page } from '@playwright/test';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { radioCard } from '#paths/drive/forms/sign-up-forms.ts';
import type { Driver, Drivers } from '../driver.ts';

const { affinity: copy, details } = signUpMessages;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const team = 'Soccer';

const affinityPlay: Driver = {
  members: { usual: 'new' },
  isSignedIn: true,
  starts: {
    'The affinity step opens': {
      how: 'Open {at}/sign-up/affinity.',
      come: async ({ page, hold }) => {
        await hold();
        await page.goto('/sign-up/affinity');
      },
    },
  },
  gestures: {
    'affinity.choose': ({ page }) => radioCard(page, team).click(),
    'affinity.confirm': ({ page }) => button(page, copy.next).click(),
    'affinity.skip': ({ page }) => button(page, copy.skip).click(),
    'affinities.retry': ({ page }) => button(page, copy.retry).click(),
  },
  hands: { 'affinity.choose~choose-rowing': 'Choose one of the list.' },
  calls: {
    fetchAffinities: { method: 'GET', path: '/membership/affinities' },
    chooseAffinity: { method: 'POST', path: '/membership/affinities' },
  },
  plain: ['fetchAffinities.done~there-are-teams-to-choose-from', 'chooseAffinity.done~the-choice-is-saved'],
  /** An answer that can't be read is looked up in the session: only without that is it a failure. */
  outcomes: {
    'chooseAffinity.error~the-answer-makes-no-sense': async ({ sandbox }) => {
      await sandbox.addFault({ method: 'POST', path: '/membership/affinities', fault: 'shape' });
      await sandbox.addFault({ method: 'GET', path: '/users/me', fault: 'shape' });
    },
  },
  ends: { decided: `“${details.title}”` },
  shows: {
    loading: (page) => page.getByRole('heading', { name: copy.title }),
    failed: (page) => button(page, copy.retry),
    choosing: (page) => radioCard(page, team),
    empty: (page) => page.getByText(/^Choose a .+, or skip this step\.$/),
    saving: (page) => button(page, copy.busy),
    decided: (page) => page.getByRole('heading', { name: details.title }),
  },
};

export const plays: Drivers = { affinity: affinityPlay };
