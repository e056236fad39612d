import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inviteLinkEntry } from '#machines/invite-link/invite-link.entry.ts';
import type { inviteLinkMachine } from '#machines/invite-link/invite-link.machine.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { gesturesOn } from '#paths/drive/gesture.ts';
import { inviteLinkGestures } from '#paths/drive/gestures/invite-link.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const field = page.getByRole('textbox', { name: copy.link });
const button = page.getByRole('button', { name: new RegExp(`^(${copy.copy}|${copy.copied})$`) });
const said = page.getByRole('status');

const isThere = async () => {
  await expect.element(field).toHaveValue(sampleReferralLink.url);
  await expect.element(page.getByText(copy.reward('$15.00'))).toBeVisible();
};

const screens = walkScreens<typeof inviteLinkMachine>({
  ...onScreen(inviteLinkEntry),
  gestures: gesturesOn(page, inviteLinkGestures),
  screens: audited({
    fetching: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    failed: () => expect.element(page.getByText(copy.failed)).toBeVisible(),
    absent: () => expect.element(page.getByText(/^There’s no link to share here/)).toBeVisible(),
    'ready.resting': async () => {
      await isThere();
      await expect.element(said).toHaveTextContent('');
      await expect.element(button).toHaveTextContent(copy.copy);
    },
    'ready.copying': async () => {
      await isThere();
      await expect.element(said).toHaveTextContent('');
      await expect.element(button).toHaveTextContent(copy.copy);
    },
    'ready.copied': async () => {
      await isThere();
      await expect.element(said).toHaveTextContent(copy.announced);
      await expect.element(button).toHaveTextContent(copy.copied);
    },
    'ready.refused': async () => {
      await isThere();
      await expect.element(said).toHaveTextContent(copy.refused);
      await expect.element(field).toHaveFocus();
      expect(getSelection()?.toString()).toBe(sampleReferralLink.url);
    },
  }),
});

describe('the link by which friends join', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [SUBS-06] $title', async (path) => {
    await screens.walk(path);
  });
});
