import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { networkEntry } from '#machines/network/network.entry.ts';
import type { networkMachine } from '#machines/network/network.machine.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const bar = page.getByText(frameMessages.offline);

const screens = walkScreens<typeof networkMachine>({
  ...onScreen(networkEntry),
  gestures: { 'network.lost': external, 'network.found': external, 'connection.await': external },
  screens: {
    online: async () => {
      await expect.element(bar).not.toBeInTheDocument();
    },
    offline: async () => {
      await expect.element(bar).toBeVisible();
    },
  },
});

describe('the offline bar', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
