import type { Page } from '@playwright/test';
import { inviteFriendsMessages as invite } from '#src/flows/invite-link/invite-link.messages.ts';
import { referralsMessages as copy } from '#src/flows/referrals/referrals.messages.ts';
import type { Driver, Drivers } from '../driver.ts';
import { stagedGestures } from '../gesture.ts';
import { inviteLinkGestures } from '../gestures/invite-link.ts';

const copies = (page: Page) => page.getByRole('button', { name: invite.copy });
const copied = 'copyText.done~it-is-on-the-clipboard';

const referralsPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: { 'The page opens': { how: 'Open {at}/refer.', come: ({ page }) => page.goto('/refer') } },
  gestures: {},
  calls: {},
  plain: [],
  shows: { shown: (page) => page.getByRole('heading', { name: copy.listTitle }) },
};

const inviteLinkPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'The link is asked for': {
      how: 'Open {at}/refer.',
      come: async ({ page, path, hold }) => {
        const isAllowed = path.steps.some((step) => step.case === copied);
        if (isAllowed) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await hold();
        await page.goto('/refer');
      },
    },
  },
  gestures: stagedGestures(inviteLinkGestures),
  atOnce: [copied],
  fleeting: ['ready.copying'],
  calls: { fetchReferralLink: { method: 'GET', path: '/referrals/link' } },
  plain: ['fetchReferralLink.done~the-link-is-there'],
  shows: {
    fetching: (page) => page.getByRole('heading', { name: copy.shareTitle }),
    failed: (page) => page.getByText(invite.failed),
    'ready.resting': copies,
    'ready.copied': (page) => page.getByRole('button', { name: invite.copied }),
  },
};

export const plays: Drivers = { referrals: referralsPlay, inviteLink: inviteLinkPlay };
