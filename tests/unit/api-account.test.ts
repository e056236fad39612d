import { expect, test } from 'vitest';
import * as changes from '#src/api/account-changes.ts';
import * as billing from '#src/api/billing.ts';
import * as devices from '#src/api/devices.ts';
import * as history from '#src/api/history.ts';
import type { Http } from '#src/api/http.ts';
import { describeCalls, namesOf } from './api-contract.ts';
import { answer, signal, stubApi } from './api-stub.ts';
import { base, password, accountCalls } from './api-cases/account.ts';

describeCalls(accountCalls);

test('[HTTP-01] every call of these files has its case', () => {
  const names = Object.keys({ ...changes, ...billing, ...history, ...devices }).filter(
    (name) => !['changePassword', 'endSession', 'endOtherSessions'].includes(name),
  );
  expect(namesOf(accountCalls)).toEqual(new Set(names));
});

test('[HTTP-01] changePassword sends all three and needs no answer', async () => {
  const stub = stubApi(() => new Response(null, { status: 204 }));
  await expect(changes.changePassword(stub.http, password, signal)).resolves.toBeUndefined();
  expect(stub.sent.at(-1)).toMatchObject({
    method: 'PATCH',
    url: `${base}/users/me/password`,
    json: password,
  });
});

test('[ACCT-01] a refused password keeps its code', async () => {
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
