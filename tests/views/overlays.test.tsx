import type { AnyActorRef } from 'xstate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overlaysEntry } from '#machines/overlays/overlays.entry.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';

const dialog = page.getByRole('dialog');

const shown = onScreen(overlaysEntry);
let running: AnyActorRef;

/** The flow of a modal waits for a command here and shows nothing; it is asked to close as its dialog would ask. */
const screens = walkScreens<typeof overlaysMachine>({
  ...shown,
  mount: async (mounting) => {
    running = await shown.mount(mounting);
    return running;
  },
  gestures: {
    'overlay.open': external,
    'overlay.close': async () => {
      if (!running.getSnapshot().matches({ open: 'resting' })) return external;
      return userEvent.keyboard('{Escape}');
    },
    'overlay.leave': external,
    'overlay.exited': external,
    'overlays.reset': external,
  },
  screens: {
    closed: async () => {
      await expect.element(dialog).not.toBeInTheDocument();
    },
    fetching: async () => {
      await expect.element(dialog).not.toBeInTheDocument();
    },
    'open.resting': async () => {
      await expect.element(dialog).toBeVisible();
    },
    'open.flowing': async () => {
      await expect.element(dialog).not.toBeInTheDocument();
    },
    closing: async () => {
      const { context } = running.getSnapshot();
      if (context.overlay?.kind !== 'search') return;
      await expect.element(page.getByRole('dialog', { includeHidden: true })).toBeInTheDocument();
    },
  },
});

/** A modal slides out until the walk goes on: also here, where motion is reduced. */
const slidesOutSlowly = document.createElement('style');
slidesOutSlowly.textContent = `
  @keyframes slide-out-slowly { to { opacity: 0.9 } }
  [role="dialog"][data-state="closed"] { animation: slide-out-slowly 3600s !important }
`;

beforeAll(() => document.head.append(slidesOutSlowly));
afterAll(() => slidesOutSlowly.remove());

describe('the modals', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [TOAS-03] $title', async (path) => {
    await screens.walk(path);
  });
});
