import { expect, test } from 'vitest';
import { sampleCharge, sampleCharges, sampleGiving } from '#machines/samples/charges.ts';
import { sampleEntry, sampleHistory } from '#machines/samples/history.ts';
import * as changes from '#src/api/account-changes.ts';
import * as billing from '#src/api/billing.ts';
import * as history from '#src/api/history.ts';
import { describeCalls, namesOf, type MadeCall } from './api-contract.ts';
import { answer, signal, stubApi, user } from './api-stub.ts';

const base = 'https://api.test/w/v1/varsity';
const membership = { membership: { status: 'active', newsletter: true, maxRoundUp: 25.5 } };
const kept = { status: 'active', newsletter: true, maxRoundUp: 2550 };
const email = { email: 'ada@example.com', emailConfirmation: 'ada@example.com' };
const password = { currentPassword: 'Demo!2345', password: 'N3w!pass', passwordConfirmation: 'N3w!pass' };
const charge = { ...sampleCharge, amount: 25 };
const giving = {
  ...sampleGiving,
  total: 1234.56,
  byCause: sampleGiving.byCause.map((each) => ({ ...each, amount: each.amount / 100 })),
  byMonth: sampleGiving.byMonth.map((each) => ({ ...each, amount: each.amount / 100 })),
};
const period = { from: '2026-01-01', to: '2026-12-31' };

const preferences = {
  method: 'PATCH',
  url: `${base}/membership`,
  body: membership,
  output: kept,
};

const made: MadeCall[] = [
  {
    name: 'changeEmail',
    make: ({ http }) => changes.changeEmail(http, email, signal),
    method: 'PATCH',
    url: `${base}/users/me/email`,
    json: email,
    body: { user },
    output: { id: '7', email: 'active@example.com' },
  },
  {
    ...preferences,
    name: 'changePreferences to the newsletter',
    make: ({ http }) => changes.changePreferences(http, { newsletter: true }, signal),
    json: { newsletter: true },
  },
  {
    ...preferences,
    name: 'changePreferences to a cap',
    make: ({ http }) => changes.changePreferences(http, { maxRoundUp: 2550 }, signal),
    json: { maxRoundUp: 25.5 },
  },
  {
    ...preferences,
    name: 'changePreferences to no cap',
    make: ({ http }) => changes.changePreferences(http, { maxRoundUp: null }, signal),
    json: { maxRoundUp: null },
  },
  {
    name: 'fetchCharges',
    make: ({ http }) => billing.fetchCharges(http, { count: 6 }, signal),
    method: 'GET',
    url: `${base}/membership/charges?pageSize=6`,
    body: { ...sampleCharges, items: [charge] },
    output: { ...sampleCharges, items: [sampleCharge] },
  },
  {
    name: 'fetchHistory',
    make: ({ http }) => history.fetchHistory(http, { count: 6 }, signal),
    method: 'GET',
    url: `${base}/users/me/history?pageSize=6`,
    body: { ...sampleHistory, items: [{ ...sampleEntry, amount: 12.5 }] },
    output: { ...sampleHistory, items: [sampleEntry] },
  },
  {
    name: 'fetchCharge',
    make: ({ http }) => billing.fetchCharge(http, 'c/1', signal),
    method: 'GET',
    url: `${base}/membership/charges/c%2F1`,
    body: { charge },
    output: sampleCharge,
  },
  {
    name: 'fetchGiving of a period',
    make: ({ http }) => billing.fetchGiving(http, period, signal),
    method: 'GET',
    url: `${base}/membership/giving?from=2026-01-01&to=2026-12-31`,
    body: giving,
    output: sampleGiving,
  },
  {
    name: 'fetchGiving of the last year',
    make: ({ http }) => billing.fetchGiving(http, null, signal),
    method: 'GET',
    url: `${base}/membership/giving`,
    body: giving,
    output: sampleGiving,
  },
];

describeCalls(made);

test('[HTTP-01] every call of these files has its case', () => {
  const names = Object.keys({ ...changes, ...billing, ...history }).filter(
    (name) => name !== 'changePassword',
  );
  expect(namesOf(made)).toEqual(new Set(names));
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
