import { createActor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSelector } from '@xstate/react';
import { toastEntry } from '#machines/toasts/toasts.entry.ts';
import type { ToastInput, ToastRef, toastMachine } from '#machines/toasts/toast.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { Toasts } from '#src/ui/toast/toasts.tsx';
import { walkScreens } from '#tests/support/model/view-walk.ts';

/** One toast in the stack, and a place beside it to point at. */
function OneToast({ toast }: { toast: ToastRef }) {
  const snapshot = useSelector(toast, (current) => current);
  const { id, content } = snapshot.context;
  const view = {
    id,
    type: content.type,
    message: toastText(content.message),
    isLeaving: snapshot.matches('leaving'),
  };
  return (
    <main>
      <h1>Elsewhere</h1>
      <Toasts
        toasts={snapshot.matches('closed') ? [] : [view]}
        onPause={() => toast.send({ type: 'toast.pause' })}
        onResume={() => toast.send({ type: 'toast.resume' })}
        onClose={() => toast.send({ type: 'toast.close' })}
      />
    </main>
  );
}

const message = page.getByRole('listitem').filter({ hasText: toastText({ key: 'sessionExpired' }) });
const isShown = () => expect.element(message).toBeVisible();

/** As a screen reader does it: without a pointer, which would pause the toast before. */
function activate(button: Element): void {
  if (button instanceof HTMLElement) button.click();
}

const screens = walkScreens<typeof toastMachine>({
  entry: toastEntry,
  mount: async ({ machine, input, clock, inspect }) => {
    const toast = createActor(machine, { input: input as ToastInput, clock, inspect }).start();
    const { unmount } = await render(<OneToast toast={toast} />);
    onTestFinished(async () => {
      await unmount();
      toast.stop();
    });
    return toast;
  },
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
