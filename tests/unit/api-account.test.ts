import { expect, test } from 'vitest';
import { sampleEntry } from '#machines/samples/history.ts';
import * as changes from '#src/api/account-changes.ts';
import * as devices from '#src/api/devices.ts';
import { findUpdates } from '#src/api/find-updates.ts';
import type { Http } from '#src/api/http.ts';
import { answer, samples, signal, stubApi } from './api-stub.ts';
import { base, password } from './api-cases/account.cases.ts';

test('[HTTP-01] changePassword sends all three and needs no answer', async () => {
  const stub = stubApi(() => new Response(null, { status: 204 }));
  await expect(changes.changePassword(stub.http, password, signal)).resolves.toBeUndefined();
  expect(stub.sent.at(-1)).toMatchObject({
    method: 'PATCH',
    url: `${base}/users/me/password`,
    json: password,
  });
});

test('[ACCT-01] a refused password leaves its code valid', async () => {
  const stub = stubApi(() => answer({ code: 'i_user_003', message: 'No.' }, 520));
  await expect(changes.changePassword(stub.http, password, signal)).rejects.toMatchObject({
    code: 'i_user_003',
  });
});

test.each([
  ['endSession', (http: Http) => devices.endSession(http, 'device/2', signal), '/device%2F2'],
  ['endOtherSessions', (http: Http) => devices.endOtherSessions(http, signal), ''],
])('[HTTP-01] [AUTH-09] %s needs no answer', async (_, make, which) => {
  const stub = stubApi(() => new Response(null, { status: 204 }));
  await expect(make(stub.http)).resolves.toBeUndefined();
  expect(stub.sent.at(-1)).toMatchObject({ method: 'DELETE', url: `${base}/users/me/sessions${which}` });
});

const listed = { items: [{ ...sampleEntry, amount: 12.5 }], pageNumber: 1, pageSize: 6, total: 9 };
const updates = (http: Http) => findUpdates(http, { count: 6 }, signal);

test.each([404, 405, 501])(
  '[BACK-02] [LIFE-07] updates that a server answers with %i are its account history, of which nothing is unread',
  async (status) => {
    const stub = stubApi(({ url }) =>
      url.includes('/updates')
        ? answer({}, status)
        : answer(url.includes('/history') ? listed : samples.session),
    );
    await expect(updates(stub.http)).resolves.toMatchObject({
      items: [{ ...sampleEntry, isUnread: false }],
      total: 9,
      unread: 0,
    });
    await updates(stub.http);
    expect(stub.sent.filter(({ url }) => url.includes('/updates'))).toHaveLength(1);
  },
);

test('[BACK-02] [LIFE-07] a server with neither has no updates, and a failure is no missing call', async () => {
  const without = stubApi(({ url }) =>
    url.includes('/users/me/') ? answer({}, 404) : answer(samples.session),
  );
  await expect(updates(without.http)).rejects.toEqual({ kind: 'missing', status: 404 });
  const failing = stubApi(() => answer({}, 500));
  await expect(updates(failing.http)).rejects.toMatchObject({ kind: 'rejected', status: 500 });
  expect(failing.sent.filter(({ url }) => url.includes('/history'))).toEqual([]);
});
