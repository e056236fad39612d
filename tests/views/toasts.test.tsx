import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toastsEntry } from '#machines/toasts/toasts.entry.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const message = page.getByRole('listitem').filter({ hasText: toastText({ key: 'sessionExpired' }) });

const screens = walkScreens<typeof toastsMachine>({
  ...onScreen(toastsEntry),
  gestures: {
    'toast.show': external,
    'toast.closed': external,
  },
  screens: {
    empty: async () => {
      await expect.element(message).not.toBeInTheDocument();
    },
    showing: async () => {
      await expect.element(message.first()).toBeVisible();
    },
  },
});

describe('the stack of toasts', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [TOAS-01] $title', async (path) => {
    await screens.walk(path);
  });
});
