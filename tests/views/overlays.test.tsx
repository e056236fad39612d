import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overlaysEntry } from '#machines/overlays/overlays.entry.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { Overlays } from '#src/routes/overlays.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';

const dialog = page.getByRole('dialog');

const screens = walkScreens<typeof overlaysMachine>({
  entry: overlaysEntry,
  mount: (mounting) => renderInApp(mounting, { child: 'overlays', route: 'home', view: <Overlays /> }),
  gestures: {
    'overlay.open': told,
    'overlay.close': async () => {
      await userEvent.keyboard('{Escape}');
    },
    'overlay.left': told,
    'overlays.reset': told,
  },
  screens: {
    closed: async () => {
      await expect.element(dialog).not.toBeInTheDocument();
    },
    open: async () => {
      await expect.element(dialog).toBeVisible();
    },
    closing: async () => {
      await expect.element(page.getByRole('dialog', { includeHidden: true })).toBeInTheDocument();
    },
  },
});

describe('the modals', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [TOAS-03] $title', async (path) => {
    await screens.walk(path);
  });
});
