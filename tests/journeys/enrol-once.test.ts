import { enrolmentMessages as copy } from '#src/flows/enrolment/enrolment.messages.ts';
import { expect, test } from '../support/journey.ts';
import { expectRoute, recordCalls } from '../support/journey-page.ts';
import { agree, choose, join } from '#paths/drive/forms/enrolment-form.ts';
import { enrolments, sessionOf } from '#tests/support/journey-enrol.ts';

test.use({
  expectedMessages: /the server responded with a status of (422|5\d\d)|ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/,
});

test(
  '[JOIN-09] [SUBS-13] [R7] a double click joins once',
  { tag: '@desktop' },
  async ({ page, enter, sandbox }) => {
    await enter('nonmember');
    await sandbox.addFault({ method: 'POST', path: '/membership', fault: { delayMs: 400 } });
    await page.goto('/enroll');
    await choose(page, 'Rookie');
    await agree(page);
    const calls = recordCalls(page);
    await join(page, 'Varsity Club').dblclick();
    await expectRoute(page, 'sign-up-billing');
    expect(enrolments(calls)).toHaveLength(1);
  },
);

test(
  '[JOIN-09] [SUBS-13] [R9] an answer that was lost is looked up in the session, and joining is sent once',
  { tag: '@desktop' },
  async ({ page, enter, sandbox }) => {
    await enter('nonmember');
    await sandbox.addFault({ method: 'POST', path: '/membership', fault: 'lost' });
    await page.goto('/enroll');
    await choose(page, 'Rookie');
    await agree(page);
    const calls = recordCalls(page);
    await join(page, 'Varsity Club').click();
    await expectRoute(page, 'sign-up-billing');
    expect(enrolments(calls)).toHaveLength(1);
    expect((await sessionOf(page, 'varsity')).membership?.status).toBe('abandoned_checkout');
  },
);

test(
  '[JOIN-09] [SUBS-13] a refresh in the middle finds out that one has joined',
  { tag: '@desktop' },
  async ({ page, enter, sandbox }) => {
    await enter('nonmember');
    await sandbox.addFault({ method: 'POST', path: '/membership', fault: { delayMs: 800 } });
    await page.goto('/enroll');
    await choose(page, 'Rookie');
    await agree(page);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/membership'),
    );
    await join(page, 'Varsity Club').click();
    await sent;
    await page.reload();
    await expect(page.getByText(copy.confirming)).toBeVisible();
    await expectRoute(page, 'sign-up-billing');
    expect((await sessionOf(page, 'varsity')).membership?.status).toBe('abandoned_checkout');
  },
);

test(
  '[JOIN-09] who has joined in another tab goes on from there',
  { tag: '@desktop' },
  async ({ page, enter, context }) => {
    await enter('nonmember');
    await page.goto('/enroll');
    await choose(page, 'Rookie');
    await agree(page);
    const other = await context.newPage();
    await other.goto('/enroll');
    await choose(other, 'Rookie');
    await agree(other);
    await join(other, 'Varsity Club').click();
    await expectRoute(other, 'sign-up-billing');
    await join(page, 'Varsity Club').click();
    await expectRoute(page, 'sign-up-billing');
  },
);
