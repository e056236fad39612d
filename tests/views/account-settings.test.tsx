import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountSettingsEntry } from '#machines/account-settings/account-settings.entry.ts';
import type { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import { refusal } from '#machines/samples/failures.ts';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { inputOf, reject, resolve } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { button, causes, change, group, openSettings, text } from '#tests/support/settings-view.tsx';

const alert = page.getByRole('alert');

const isOpen = () =>
  expect.element(page.getByRole('group').getByRole('button', { name: copy.save })).toBeVisible();

const screens = walkScreens<typeof accountSettingsMachine>({
  ...onScreen(accountSettingsEntry),
  gestures: {
    'row.open': ({ row }) => change(row).click(),
    'row.close': () => button(copy.cancel).click(),
    'form.dirtied': () => page.getByRole('group').getByRole('textbox').first().fill('617 555 0199'),
    'edit.resume': () => button(copy.unsaved.store).click(),
    'text.discard': () => button(copy.unsaved.discard).click(),
  },
  screens: audited({
    'rows.closed': async () => {
      await expect.element(change('name')).toBeVisible();
      expect(button(copy.save).query()).toBe(null);
    },
    'rows.editing.untouched': isOpen,
    'rows.editing.entered': async () => {
      await isOpen();
      expect(alert.query()).toBe(null);
    },
    'rows.editing.asking': () => expect.element(button(copy.unsaved.discard)).toBeVisible(),
    'rows.choosingAffinity': () => expect.element(group('affinity')).toBeVisible(),
    'newsletter.switching': () => expect.element(page.getByRole('switch')).toBeVisible(),
  }),
});

describe('the settings of an account', () => {
  it('[FLOW-03] asserts each state in which they rest, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [ACCT-01] $title', async (path) => {
    await screens.walk(path);
  });
});

describe('what a member gives', () => {
  it('[ACCT-02] [R50] the newsletter moves when the server has said so, and says why not', async () => {
    const { child } = await openSettings();
    const newsletter = page.getByRole('switch');
    await newsletter.click();
    expect(inputOf(child('newsletter'), 'sendForm')).toEqual({ values: { isRequested: true } });
    await expect.element(newsletter).not.toBeChecked();
    reject(child('newsletter'), 'sendForm', { kind: 'offline' });
    await expect.element(alert).toHaveTextContent(copy.newsletterRefused);
    await expect.element(newsletter).not.toBeChecked();
    await expectNoAxeViolations();
  });

  it('[ACCT-02] [BACK-02] the newsletter is closed, and not at work, while the server lets it wait', async () => {
    const { child } = await openSettings();
    const newsletter = page.getByRole('switch');
    await newsletter.click();
    reject(child('newsletter'), 'sendForm', refusal('', 'i_auth_005', 600).error);
    await expect.element(alert).toHaveTextContent('Please try again in 10 minutes.');
    await expect.element(newsletter).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  });

  it('[ACCT-02] a cause is chosen from the list, and announced once it is saved', async () => {
    const { child } = await openSettings();
    await expect.element(text('Rowing')).toBeVisible();
    await change('affinity').click();
    await expect.element(group('affinity')).toHaveFocus();
    resolve(child('affinity'), 'fetchAffinities', causes);
    await page.getByText('Soccer', { exact: true }).click();
    await button(copy.save).click();
    expect(inputOf(child('affinity'), 'chooseAffinity')).toEqual({ id: 'soccer' });
    await expectNoAxeViolations();
    resolve(child('affinity'), 'chooseAffinity', undefined);
    await expect.element(change('affinity')).toHaveFocus();
  });

  it('[ACCT-02] only round-ups have a monthly cap', async () => {
    await openSettings();
    expect(text(copy.labels.maxRoundUp).query()).toBe(null);
  });
});
