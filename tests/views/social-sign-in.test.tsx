import { socialMessages } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { socialSignInEntry } from '#machines/social-sign-in/social-sign-in.entry.ts';
import type { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const providers = ['google', 'apple', 'facebook'] as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });

const areOffered = async () => {
  for (const provider of providers)
    await expect.element(button(socialMessages.start(provider))).toBeEnabled();
};
const isLeaving = async () => {
  await expect.element(button(socialMessages.leaving('google'))).toHaveAttribute('aria-busy', 'true');
  await expect.element(button(socialMessages.start('apple'))).toBeDisabled();
  await expect.element(button(socialMessages.start('facebook'))).toBeDisabled();
};

const screens = walkScreens<typeof socialSignInMachine>({
  ...onScreen(socialSignInEntry),
  gestures: { 'social.start': ({ provider }) => button(socialMessages.start(provider)).click() },
  screens: audited({
    offered: async () => {
      await areOffered();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    asking: isLeaving,
    leaving: isLeaving,
    failed: async () => {
      await expect.element(page.getByRole('alert')).toBeVisible();
      await areOffered();
    },
  }),
});

describe('the providers to sign in with', () => {
  it('[FLOW-03] [AUTH-02] asserts each state in which they rest, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [AUTH-02] $title', async (path) => {
    await screens.walk(path);
  });
});
