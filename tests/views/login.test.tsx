import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loginEntry } from '#machines/login/login.entry.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const submit = (name: string = loginMessages.submit) => page.getByRole('button', { name });

const screens = walkScreens<typeof loginMachine>({
  ...onScreen(loginEntry),
  gestures: {
    'form.submit': async ({ values }) => {
      await page.getByLabelText(loginMessages.email, { exact: true }).fill(values.email);
      await page.getByLabelText(loginMessages.password, { exact: true }).fill(values.password);
      await submit().click();
    },
  },
  screens: audited({
    editing: async () => {
      await expect.element(submit()).toBeEnabled();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
    sending: async () => {
      await expect.element(submit(loginMessages.busy)).toBeVisible();
    },
    refused: async () => {
      await expect.element(page.getByRole('alert')).toBeVisible();
      await expect.element(submit()).toBeEnabled();
    },
    waiting: async () => {
      await expect.element(page.getByRole('alert')).toBeVisible();
      await expect.element(submit(loginMessages.wait)).toBeDisabled();
    },
    accepted: async () => {
      await expect.element(submit(loginMessages.busy)).toBeVisible();
    },
  }),
});

describe('the login page', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
