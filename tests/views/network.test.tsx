import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { networkEntry } from '#machines/network/network.entry.ts';
import type { networkMachine } from '#machines/network/network.machine.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { Notices } from '#src/routes/notices.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';

const bar = page.getByText(frameMessages.offline);

const screens = walkScreens<typeof networkMachine>({
  entry: networkEntry,
  mount: (mounting) => renderInApp(mounting, { child: 'network', route: 'login', view: <Notices /> }),
  gestures: { 'network.lost': told, 'network.found': told },
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
