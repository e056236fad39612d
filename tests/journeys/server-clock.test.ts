import type { Page } from '@playwright/test';
import { rangeOf } from '#machines/domain/activity-filters.ts';
import { dayOf } from '#machines/domain/day.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { formatDay } from '#src/flows/activity/format-period.ts';
import { giveawayReminderMessages as reminder } from '#src/flows/giveaway-reminder/giveaway-reminder.messages.ts';
import { homeMessages as home } from '#src/flows/home/home.messages.ts';
import { renewalMessages as renewal } from '#src/flows/renewal/renewal.messages.ts';
import { ticketsMessages as tickets } from '#src/flows/tickets/tickets.messages.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute, part } from '#tests/support/journey-page.ts';

const activity = activityMessages.filters;
const day = 86_400;
const serverAt = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** The days from the first of the month until an instant, as the page names them. */
function thisMonth(now: Date): string {
  const { from, to } = rangeOf({ preset: 'this-month' }, dayOf(now)) ?? { from: '', to: '' };
  return activity.shown(activity.customRange(formatDay(from), formatDay(to)));
}

async function expectTicketsOf(page: Page, month: string) {
  await part(page, home.giveaway.title).getByRole('button', { name: home.giveaway.show }).click();
  const dialog = page.getByRole('dialog', { name: tickets.title });
  await expect(dialog.getByText(new RegExp(` (draw )?for ${month}( yet)?$`))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test.describe('The server’s clock', { tag: '@desktop' }, () => {
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test(
        '[LIFE-04] [PLAY-01] names the month and the days where it is 40 days ahead of the device’s',
        { tag: timezoneId === 'Pacific/Kiritimati' ? '@core' : [] },
        async ({ page, sandbox, enter }) => {
          await sandbox.advanceClock(40 * day);
          await enter('active');
          const firstAsked = page.waitForRequest(/\/transactions/);
          await page.goto('/activity?range=this-month');
          const now = serverAt(40 * day);
          const [from] = dayOf(now).match(/^\d{4}-\d\d-/) ?? [''];
          expect(new URL((await firstAsked).url()).searchParams.get('dateFrom')).toContain(`${from}01`);
          await expect(page.getByText(thisMonth(now))).toBeVisible();
          const month = formatMonth(now.toISOString());
          await expect(page.getByText(new RegExp(`^So far in ${month}[.:]`))).toBeVisible();

          await page.getByRole('link', { name: navigationMessages.items.home }).first().click();
          await expectRoute(page, 'home');
          await expect(page.getByRole('complementary', { name: reminder.label })).toBeVisible();
          await expectTicketsOf(page, month);
        },
      );
    });
  }

  test('[LIFE-04] counts the next charge from its own day where it is 40 days behind', async ({
    page,
    sandbox,
    enter,
  }) => {
    await sandbox.advanceClock(-40 * day);
    await enter('overdue');
    await page.goto('/renew');
    const now = serverAt(-40 * day);
    const term = page.getByRole('term').filter({ hasText: renewal.review.next });
    await expect(term).toBeVisible();
    const words = (await term.locator('xpath=following-sibling::*[1]').innerText()).replaceAll('\u00a0', ' ');
    const next = Date.parse(`${/^\w{3} \d+, \d{4}/.exec(words)?.[0] ?? ''} UTC`);
    expect(next).toBeGreaterThan(now.getTime());
    expect(next).toBeLessThan(now.getTime() + 32 * day * 1000);
  });

  test('[LIFE-04] is followed where a month ends on an open page', async ({ page, sandbox, enter }) => {
    const untilMonthEnds = (nextMonth(new Date()) - Date.now()) / 1000;
    await sandbox.advanceClock(untilMonthEnds - 600);
    await enter('active');
    await page.goto('/activity?range=this-month');
    await expect(page.getByText(thisMonth(serverAt(untilMonthEnds - 600)))).toBeVisible();
    await sandbox.advanceClock(1200);
    await page.getByRole('link', { name: navigationMessages.items.home }).first().click();
    await expectRoute(page, 'home');
    await expectTicketsOf(page, formatMonth(new Date(nextMonth(new Date())).toISOString()));
    await page.goBack();
    await expect(page.getByText(thisMonth(serverAt(untilMonthEnds + 600)))).toBeVisible();
  });
});

const nextMonth = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
