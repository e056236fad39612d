import type { Page } from '@playwright/test';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const exports = (page: Page) => button(page, copy.export.begin);
const cancels = (page: Page) => button(page, copy.export.cancel);

const activityPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'The activity page opens': {
      how: 'Open {at}/activity.',
      come: async ({ page, hold }) => {
        await page.goto('/activity');
        await page.waitForLoadState('networkidle');
        await hold();
      },
    },
  },
  gestures: {
    'export.begin': ({ page }) => exports(page).click(),
    'export.cancel': ({ page }) => cancels(page).click(),
    'export.retry': ({ page }) => page.getByRole('button', { name: copy.export.retry, exact: true }).click(),
  },
  calls: {
    fetchExportPage: { method: 'GET', path: '/transactions' },
    saveExport: { method: 'GET', path: '/cards' },
  },
  plain: ['fetchExportPage.done~the-last-rows-come', 'saveExport.done~the-browser-has-the-file'],
  shows: {
    'browsing.resting': exports,
    'browsing.exported': (page) => page.getByText(copy.export.done),
    'browsing.exportFailed': (page) => page.getByText(copy.export.failed),
    'exporting.fetching': cancels,
    'exporting.saving': cancels,
  },
};

export const plays: Drivers = { activity: activityPlay };
