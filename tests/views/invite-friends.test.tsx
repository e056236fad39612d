import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inviteFriendsEntry } from '#machines/invite-friends/invite-friends.entry.ts';
import type { inviteFriendsMachine } from '#machines/invite-friends/invite-friends.machine.ts';
import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
const frames = () => document.querySelectorAll('iframe');

/** What a frame loads in a test says nothing: its load is dispatched by the gesture alone. */
const stopLoads = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
beforeEach(() => document.addEventListener('load', stopLoads, true));
afterEach(() => document.removeEventListener('load', stopLoads, true));

/** The programme's page says something; any word will do. */
const speak = async () => {
  const [frame] = frames();
  window.dispatchEvent(new MessageEvent('message', { source: frame?.contentWindow ?? null, data: {} }));
};

const isOpen = () => expect.element(page.getByRole('dialog', { name: copy.title })).toBeVisible();

const screens = walkScreens<typeof inviteFriendsMachine>({
  ...onScreen(inviteFriendsEntry),
  gestures: {
    'frame.responded': speak,
    'flow.close': () => page.getByRole('button', { name: copy.close, exact: true }).first().click(),
  },
  screens: {
    preparing: async () => {
      await isOpen();
      expect(frames()).toHaveLength(0);
    },
    'framed.loading': async () => {
      await expect.element(page.getByTitle(copy.frame)).toBeInTheDocument();
      await expect.element(page.getByText(copy.loading)).toBeInTheDocument();
    },
    'framed.shown': async () => {
      await expect.element(page.getByTitle(copy.frame)).toBeVisible();
      await expect.element(page.getByRole('link', { name: copy.openFrame })).toBeVisible();
      await expect.element(page.getByText(copy.loading)).not.toBeInTheDocument();
    },
    'framed.silent': async () => {
      await expect.element(page.getByTitle(copy.frame)).toBeVisible();
      await expect.element(page.getByText(copy.silent)).toBeVisible();
      await expect.element(page.getByRole('link', { name: copy.openFrame })).toBeVisible();
    },
    linked: async () => {
      await isOpen();
      expect(frames()).toHaveLength(0);
    },
    left: async () => {},
  },
});

describe('inviting friends', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [REFR-02] [R39] $title', async (path) => {
    await screens.walk(path);
  });
});
