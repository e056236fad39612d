import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resourceEntry } from '#machines/resource/resource.entry.ts';
import type { resourceMachine } from '#machines/resource/resource.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const failure = 'The categories could not be read';
const content = 'What was read';

const isLoading = () => expect.element(page.getByText(controlMessages.loading)).toBeInTheDocument();
const isShown = () => expect.element(page.getByText(content)).toBeVisible();
const retry = page.getByRole('button', { name: controlMessages.retry });

const screens = walkScreens<typeof resourceMachine>({
  ...onScreen(resourceEntry),
  gestures: {
    'resource.load': external,
    'resource.update': external,
    'resource.reset': external,
    'network.restored': external,
    'resource.retry': () => retry.click(),
  },
  screens: {
    idle: isLoading,
    loading: isLoading,
    'shown.ready': isShown,
    'shown.refreshing': isShown,
    'shown.stale': async () => {
      await isShown();
      await expect.element(retry).toBeVisible();
    },
    absent: async () => {
      await expect.element(page.getByText(failure)).not.toBeInTheDocument();
      await expect.element(page.getByText(content)).not.toBeInTheDocument();
      await expect.element(page.getByText(controlMessages.loading)).not.toBeInTheDocument();
    },
    failed: async () => {
      await expect.element(page.getByText(failure)).toBeVisible();
      await expect.element(retry).toBeVisible();
    },
  },
});

describe('a read on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
