import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { idleSessionEntry } from '#machines/idle-session/idle-session.entry.ts';
import type { idleSessionMachine } from '#machines/idle-session/idle-session.machine.ts';
import { idleSessionMessages as copy } from '#src/flows/idle-session/idle-session.messages.ts';
import { formatClockTime } from '#src/messages/read-at.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const end = new Date('2026-11-22T10:00:00.000Z');
const dialog = page.getByRole('dialog', { name: copy.title(formatClockTime(end)) });
const stay = dialog.getByRole('button', { name: copy.stay });

const screens = walkScreens<typeof idleSessionMachine>({
  ...onScreen(idleSessionEntry),
  gestures: {
    'idle.changed': external,
    'session.stay': () => stay.click(),
  },
  screens: {
    quiet: async () => {
      await expect.element(dialog).not.toBeInTheDocument();
    },
    asking: async () => {
      await expect.element(dialog).toHaveTextContent(copy.text);
      await expect.element(stay).toHaveTextContent(copy.stay);
    },
    staying: async () => {
      await expect.element(dialog.getByRole('button', { name: copy.staying })).toBeVisible();
    },
  },
});

describe('a session that ends because nothing is done', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [ACCS-01] $title', async (path) => {
    await screens.walk(path);
  });
});
