import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formEntry } from '#machines/form/form.entry.ts';
import type { formMachine } from '#machines/form/form.machine.ts';
import { passwordResetMessages as copy } from '#src/flows/password-reset/password-reset.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const address = 'ada@example.com';
const email = page.getByRole('textbox', { name: copy.email });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = page.getByRole('alert');

const isSending = async () => {
  await expect.element(button(copy.request.busy)).toHaveAttribute('aria-busy', 'true');
  await expect.element(email).toHaveValue(address);
  expect(alert.elements()).toEqual([]);
};

const screens = walkScreens<typeof formMachine>({
  ...onScreen(formEntry),
  gestures: {
    'form.submit': async ({ values }) => {
      await email.fill(values['email'] ?? '');
      await button(copy.request.submit).click();
    },
  },
  screens: audited({
    editing: async () => {
      await expect.element(button(copy.request.submit)).toBeEnabled();
      expect(alert.elements()).toEqual([]);
    },
    sending: isSending,
    refused: async () => {
      await expect.element(alert).toBeVisible();
      await expect.element(button(copy.request.submit)).toBeEnabled();
      await expect.element(email).toHaveValue(address);
    },
    waiting: async () => {
      await expect.element(alert).toBeVisible();
      await expect.element(button(copy.wait)).toBeDisabled();
      await expect.element(email).toHaveValue(address);
    },
    accepted: isSending,
  }),
});

describe('a form that is sent', () => {
  it('[FLOW-03] [FRMT-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [FRMT-03] $title', async (path) => {
    await screens.walk(path);
  });
});
