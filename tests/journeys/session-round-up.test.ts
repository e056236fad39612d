import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { expectRoute, toastOf } from '#tests/support/journey-page.ts';

const hour = 3600;
const expired = toastText({ key: 'sessionExpired' });

test.describe('The session of a round-up client', { tag: '@desktop' }, () => {
  test.use({ tenant: 'roundup', expectedMessages: /status of 401/ });

  test(
    '[AUTH-06] [R19] a search after the session expired leads to the login, and back to the very page',
    { tag: '@core' },
    async ({ page, sandbox, enter }) => {
      const member = await enter('active');
      await page.goto('/rewards?search=tea&category=shoes');
      await expectRoute(page, 'rewards');
      await sandbox.advanceClock(3 * hour);
      await page.getByRole('combobox', { name: offerSearchMessages.label }).fill('a');
      await expectRoute(page, 'login');
      await expect(toastOf(page, expired)).toBeVisible();
      await logIn(page, member);
      await expectRoute(page, 'rewards');
      expect(new URL(page.url()).search).toBe('?search=tea&category=shoes');
    },
  );
});
