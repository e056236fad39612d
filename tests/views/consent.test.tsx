import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { consentEntry } from '#machines/consent/consent.entry.ts';
import type { consentMachine } from '#machines/consent/consent.machine.ts';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const banner = page.getByRole('region', { name: consentMessages.label });
const press = (name: string) => page.getByRole('button', { name }).click();
const isGone = async () => {
  await expect.element(banner).not.toBeInTheDocument();
};

const screens = walkScreens<typeof consentMachine>({
  ...onScreen(consentEntry),
  gestures: {
    'consent.accept': () => press(consentMessages.accept),
    'consent.reject': () => press(consentMessages.reject),
    'consent.review': told,
  },
  screens: {
    asking: async () => {
      await expect.element(banner).toBeVisible();
    },
    storing: isGone,
    accepted: isGone,
    trackerless: isGone,
    rejected: isGone,
  },
});

describe('the cookie banner', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [HOME-06] $title', async (path) => {
    await screens.walk(path);
  });
});
