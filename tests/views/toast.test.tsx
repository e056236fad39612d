import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toastEntry } from '#machines/toasts/toasts.entry.ts';
import type { toastMachine } from '#machines/toasts/toast.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const message = page.getByRole('listitem').filter({ hasText: toastText({ key: 'sessionExpired' }) });
const isShown = () => expect.element(message).toBeVisible();

/** As a screen reader does it: without a pointer, which would pause the toast before. */
function activate(button: Element): void {
  if (button instanceof HTMLElement) button.click();
}

const screens = walkScreens<typeof toastMachine>({
  ...onScreen(toastEntry),
  gestures: {
    'toast.pause': () => message.hover(),
    'toast.resume': () => page.getByRole('heading', { name: 'Elsewhere' }).hover(),
    'toast.close': async () => {
      const button = page.getByRole('button', { name: controlMessages.close });
      await expect.element(button).toBeVisible();
      activate(button.element());
    },
  },
  screens: {
    persistent: isShown,
    counting: isShown,
    paused: isShown,
    leaving: () => expect.element(message).toBeInTheDocument(),
    closed: () => expect.element(message).not.toBeInTheDocument(),
  },
});

describe('a toast on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [TOAS-01] $title', async (path) => {
    await screens.walk(path);
  });
});
