import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { videosEntry } from '#machines/videos/videos.entry.ts';
import type { videosMachine } from '#machines/videos/videos.machine.ts';
import { videosMessages as copy } from '#src/flows/videos/videos.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const loading = page.getByText(copy.loading);
const frames = () => document.querySelectorAll('iframe');

/** What a frame loads in a test says nothing: its load is dispatched by the gesture alone. */
const stopLoads = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
beforeEach(() => document.addEventListener('load', stopLoads, true));
afterEach(() => document.removeEventListener('load', stopLoads, true));

/** The player says something; any word will do. */
const speak = async () => {
  const [frame] = frames();
  window.dispatchEvent(new MessageEvent('message', { source: frame?.contentWindow ?? null, data: {} }));
};

const screens = walkScreens<typeof videosMachine>({
  ...onScreen(videosEntry),
  gestures: {
    'network.restored': 'external',
    'cookies.accepted': 'external',
    'cookies.refused': 'external',
    'cookies.accept': () => button(copy.accept).click(),
    'frame.responded': speak,
    'frame.retry': () => button(copy.retry).click(),
  },
  screens: audited({
    asking: async () => {
      await expect.element(text(copy.askTitle)).toBeVisible();
      expect(frames()).toHaveLength(0);
    },
    'playing.loading': async () => {
      await expect.element(loading).toBeInTheDocument();
      expect(frames()).toHaveLength(1);
    },
    'playing.shown': async () => {
      await expect.element(page.getByTitle(copy.frame('Varsity Club'))).toBeVisible();
      await expect.element(page.getByRole('link', { name: copy.open })).toBeVisible();
      expect(loading.elements()).toEqual([]);
    },
    'playing.silent': async () => {
      await expect.element(page.getByText(copy.silentTitle)).toBeVisible();
      await expect.element(page.getByTitle(copy.frame('Varsity Club'))).toBeVisible();
      await expect.element(page.getByRole('link', { name: copy.open })).toBeVisible();
    },
  }),
});

describe('the videos', () => {
  it('[FLOW-03] asserts each state in which they rest, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [PLAY-03] $title', async (path) => {
    await screens.walk(path);
  });
});
