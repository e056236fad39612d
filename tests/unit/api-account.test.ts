import { expect, test } from 'vitest';
import * as changes from '#src/api/account-changes.ts';
import * as devices from '#src/api/devices.ts';
import type { Http } from '#src/api/http.ts';
import { answer, signal, stubApi } from './api-stub.ts';
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
