import type { Page } from '@playwright/test';
import { accountMessages as copy } from '#src/flows/account/account.messages.ts';
import { settingsMessages as settings } from '#src/flows/account/settings.messages.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import type { Driver, Drivers, Stage, Start } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const stores = (page: Page) => button(page, copy.scheduled.store);
const isStoring = (page: Page) => button(page, copy.scheduled.storing);
const title = (page: Page) => page.getByRole('heading', { name: copy.title, exact: true });

/** The page reads a membership, cards and charges as well: only what comes after waits. */
const open: Start['come'] = async ({ page, hold }: Stage) => {
  await page.goto('/account');
  await page.waitForLoadState('networkidle');
  await hold();
};

const accountPlay: Driver = {
  members: { usual: 'scheduled', 'cancellation.undo~choose-reactivate': 'active-churned' },
  isSignedIn: true,
  starts: {
    'The account page opens': { how: 'Open {at}/account.', come: open },
  },
  gestures: {
    'downgrade.undo': ({ page }) => stores(page).click(),
    'cancellation.undo': ({ page }) => button(page, copy.ending.reactivate).click(),
  },
  hands: { 'cancellation.undo~choose-reactivate': `Press “${copy.ending.reactivate}”.` },
  calls: {
    cancelDowngrade: { method: 'DELETE', path: '/membership/downgrade' },
    fetchMembership: { method: 'GET', path: '/users/me' },
    cancellationUndo: { method: 'PATCH', path: '/membership' },
  },
  plain: [
    'cancelDowngrade.done~the-plan-is-kept',
    'fetchMembership.done~the-change-is-still-scheduled',
    'cancellationUndo.done~the-membership-goes-on',
  ],
  shows: {
    'resting.ready': title,
    'resting.planRefused': (page) => page.getByText(copy.scheduled.refused),
    undoingDowngrade: isStoring,
    checkingPlan: isStoring,
    undoingCancellation: (page) => button(page, copy.ending.reactivating),
  },
};

const row = (page: Page, name: SettingRow) =>
  button(page, new RegExp(`^(${settings.change}|${settings.add}) ${settings.labels[name].toLowerCase()}$`));

const accountSettingsPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: { 'The account page opens': { how: 'Open {at}/account.', come: open } },
  gestures: {
    'row.open': ({ page }, event) => row(page, event['row'] as SettingRow).click(),
    'row.close': ({ page }) => button(page, settings.cancel).click(),
    'form.dirtied': ({ page }) => page.getByLabel(settings.firstName, { exact: true }).fill('Zoë-Ann'),
    'edit.resume': ({ page }) => button(page, settings.unsaved.store).click(),
    'text.discard': ({ page }) => button(page, settings.unsaved.discard).click(),
  },
  asks: { 'setting.done~the-setting-is-saved': ({ page }) => button(page, settings.save).click() },
  hands: {
    'row.open~choose-change-beside-the-phone-number': 'Press “Change”, or “Add”, beside the phone number.',
    'form.dirtied~enter-something': 'Type another first name.',
    'setting.done~the-setting-is-saved': `Press “${settings.save}”.`,
  },
  calls: { setting: { method: 'PATCH', path: '/users/me' } },
  plain: ['setting.done~the-setting-is-saved'],
  shows: {
    'rows.closed': (page) => row(page, 'name'),
    'rows.editing.untouched': (page) => button(page, settings.save),
    'rows.editing.entered': (page) => button(page, settings.save),
    'rows.editing.asking': (page) => button(page, settings.unsaved.store),
    'rows.choosingAffinity': (page) => button(page, settings.save),
  },
};

export const plays: Drivers = { account: accountPlay, accountSettings: accountSettingsPlay };
