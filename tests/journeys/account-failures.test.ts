import type { AppError } from '#machines/domain/app-error.ts';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { expect, test } from '../support/journey.ts';
import { recordCalls, toastOf } from '../support/journey-page.ts';
import type { Fault } from '#paths/drive/sandbox.ts';

test.use({ expectedMessages: /status of (4\d\d|5\d\d)|net::ERR_/ });

const rejected = (status: number, said: { code?: 'i_000'; message?: string } = {}): AppError => ({
  kind: 'rejected',
  status,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
  ...said,
});
const words = 'This number is not in use.';

/** How often a change is sent until it is told to have failed, and by which words. */
const failures: readonly [fault: Fault['fault'], error: AppError, sent: number][] = [
  [{ status: 400 }, rejected(400), 1],
  [{ status: 419 }, rejected(419), 2],
  [{ status: 422, message: words }, rejected(422, { message: words }), 1],
  [{ status: 429 }, rejected(429), 1],
  [{ status: 500 }, rejected(500), 1],
  [{ status: 520, code: 'i_000' }, rejected(520, { code: 'i_000' }), 1],
  [{ status: 521, code: 'i_000' }, rejected(521, { code: 'i_000' }), 1],
  ['reset', { kind: 'offline' }, 1],
  ['lost', { kind: 'offline' }, 1],
];

test(
  '[HTTP-06] [ACCT-02] whatever comes instead of an answer, the change is not repeated, what was entered stays, and Save goes on',
  { tag: '@desktop' },
  async ({ page, enter, sandbox }) => {
    test.slow();
    await enter('active');
    await page.goto('/account?edit=phone');
    const phone = page.getByLabel(copy.phone, { exact: true });
    const save = page.getByRole('button', { name: copy.save, exact: true });
    await phone.fill('207 555 0134');
    const calls = recordCalls(page);
    for (const [fault, error, sent] of failures) {
      calls.length = 0;
      await sandbox.addFault({ method: 'PATCH', path: '/users/me', fault, times: 9 });
      await save.click();
      const { text } = errorMessage(error, { supportEmail: 'help@varsity-club.example' });
      await expect(page.getByRole('alert').filter({ hasText: text }), JSON.stringify(fault)).toBeVisible();
      await expect(phone).toHaveValue('207 555 0134');
      expect(calls.filter((call) => call === 'PATCH /users/me')).toHaveLength(sent);
      await sandbox.tidy();
    }
    await sandbox.addFault({ method: 'PATCH', path: '/users/me', fault: { delayMs: 10_000 } });
    await save.click();
    await expect(page.getByRole('button', { name: copy.saving })).toBeVisible();
    await expect(toastOf(page, toastText({ key: 'settingSaved', setting: 'phone' }))).toBeVisible({
      timeout: 20_000,
    });
  },
);

for (const [title, body] of [
  ['is broken off', '{"user": {"id": "1'],
  ['has another shape', '{"unexpected": true}'],
  ['is empty', ''],
] as const) {
  test(
    `[HTTP-06] [ACCT-02] [BACK-02] a change whose answer ${title} is sent once, and the account shows what the server has`,
    { tag: '@desktop' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/account?edit=phone');
      const calls = recordCalls(page);
      await page.route('**/users/me', async (route) => {
        const request = route.request();
        if (request.method() !== 'PATCH') return route.fallback();
        const url = new URL(request.url());
        const headers = { ...request.headers(), host: url.host };
        url.hostname = '127.0.0.1';
        await route.fulfill({ response: await route.fetch({ url: url.href, headers }), body });
      });
      await page.getByLabel(copy.phone, { exact: true }).fill('207 555 0134');
      await page.getByRole('button', { name: copy.save, exact: true }).click();
      await expect(toastOf(page, toastText({ key: 'settingSaved', setting: 'phone' }))).toBeVisible();
      await expect(page.getByText('207 555 0134', { exact: true })).toBeVisible();
      expect(calls.filter((call) => call === 'PATCH /users/me')).toHaveLength(1);
    },
  );
}
