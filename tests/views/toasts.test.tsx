import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toastsEntry } from '#machines/toasts/toasts.entry.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import ToastStack from '#src/flows/toasts/toasts.view.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';

const stack = page.getByRole('region', { name: controlMessages.notifications });
const message = page.getByText(toastText({ key: 'sessionExpired' }));

const screens = walkScreens<typeof toastsMachine>({
  entry: toastsEntry,
  mount: (mounting) => renderInApp(mounting, { child: 'toasts', route: 'login', view: <ToastStack /> }),
  keep: ['toast'],
  gestures: {
    'toast.show': told,
    'toast.closed': told,
    'toasts.clear': told,
    'toasts.pause': async () => {
      await userEvent.hover(message.first());
    },
    'toasts.resume': async () => {
      await userEvent.unhover(stack);
    },
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
