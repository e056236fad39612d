import { describe, expect, test } from 'vitest';
import * as cardChanges from '#src/api/card-changes.ts';
import * as planChanges from '#src/api/plan-changes.ts';
import { describeCalls, namesOf, type MadeCall } from './api-contract.ts';
import { answer, isCsrfCall, samples, signal, stubApi, type StubbedApi } from './api-stub.ts';

const base = 'https://api.test/w/v1/varsity';
const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const keyed = { 'idempotency-key': key };
const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const noPlan = { ...choice, membershipTierPlanId: null };
const upgrade = { choice, cardId: 'c-1', amountToCharge: 2105 };
const period = { membershipTierId: 3, endsAt: '2026-12-11T23:59:59.999Z' };
const changed = {
  body: { membership: { status: 'ACTIVE', membershipTierId: 3, currentSubscription: period } },
  output: {
    status: 'active',
    membershipTierId: '3',
    membershipTierPlanId: null,
    currentSubscription: { membershipTierId: '3', membershipTierPlanId: null, endsAt: period.endsAt },
    membershipSubscriptions: [],
  },
};
const card = { body: { card: samples.cards.items[0] }, output: { id: 'c-1', system: 'amex' } };
const price = {
  amountToCharge: '21.05',
  lines: [
    { description: 'Gold, monthly', amount: 25 },
    { description: '12 unused days of Rookie, monthly', amount: -3.95 },
  ],
  nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 25 },
};

const made: MadeCall[] = [
  {
    name: 'previewChange',
    make: ({ http }) => planChanges.previewChange(http, choice, signal),
    method: 'GET',
    url: `${base}/membership/update-preview?membershipTierId=gold&membershipTierPlanId=gold-month`,
    body: price,
    output: {
      amountToCharge: 2105,
      lines: [
        { description: 'Gold, monthly', amount: 2500 },
        { description: '12 unused days of Rookie, monthly', amount: -395 },
      ],
      nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 2500 },
    },
  },
  {
    name: 'previewChange of a tier without plans, told without lines',
    make: ({ http }) => planChanges.previewChange(http, noPlan, signal),
    method: 'GET',
    url: `${base}/membership/update-preview?membershipTierId=gold`,
    body: { amountToCharge: 0 },
    output: { amountToCharge: 0, lines: [], nextRenewal: null },
  },
  {
    name: 'isUpgradeUnderWay',
    make: ({ http }) => planChanges.isUpgradeUnderWay(http, choice, signal),
    method: 'GET',
    url: `${base}/membership/update-preview?membershipTierId=gold&membershipTierPlanId=gold-month`,
    body: price,
    output: false,
  },
  {
    ...changed,
    name: 'upgradePlan',
    output: { kind: 'charged', membership: changed.output },
    make: ({ http }) => planChanges.upgradePlan(http, upgrade, key, signal),
    method: 'PATCH',
    url: `${base}/membership`,
    headers: keyed,
    json: { ...choice, cardId: 'c-1', amountToCharge: 21.05 },
  },
  {
    ...changed,
    name: 'undoCancel',
    make: ({ http }) => planChanges.undoCancel(http, noPlan, key, signal),
    method: 'PATCH',
    url: `${base}/membership`,
    headers: keyed,
    json: { membershipTierId: 'gold' },
  },
  {
    ...changed,
    name: 'scheduleDowngrade',
    make: ({ http }) => planChanges.scheduleDowngrade(http, choice, key, signal),
    method: 'POST',
    url: `${base}/membership/downgrade`,
    headers: keyed,
    json: choice,
  },
  {
    ...changed,
    name: 'cancelDowngrade',
    make: ({ http }) => planChanges.cancelDowngrade(http, signal),
    method: 'DELETE',
    url: `${base}/membership/downgrade`,
  },
  {
    ...changed,
    name: 'cancelMembership',
    make: ({ http }) => planChanges.cancelMembership(http, { reason: 'Moving', comment: 'Bye' }, signal),
    method: 'POST',
    url: `${base}/membership/cancel`,
    json: { reason: 'Moving', comment: 'Bye' },
  },
  {
    ...changed,
    name: 'cancelMembership without a word',
    make: ({ http }) => planChanges.cancelMembership(http, {}, signal),
    method: 'POST',
    url: `${base}/membership/cancel`,
    json: {},
  },
  {
    ...card,
    name: 'pauseCard',
    make: ({ http }) => cardChanges.pauseCard(http, 'c/1', signal),
    method: 'POST',
    url: `${base}/cards/c%2F1/pause`,
  },
  {
    ...card,
    name: 'resumeCard',
    make: ({ http }) => cardChanges.resumeCard(http, 'c/1', signal),
    method: 'POST',
    url: `${base}/cards/c%2F1/resume`,
  },
  {
    ...card,
    name: 'deleteCard',
    make: ({ http }) => cardChanges.deleteCard(http, 'c/1', signal),
    method: 'DELETE',
    url: `${base}/cards/c%2F1`,
  },
];

describeCalls(made);

test('[HTTP-01] every call of these files has its case', () => {
  expect(namesOf(made)).toEqual(new Set([...Object.keys(planChanges), ...Object.keys(cardChanges)]));
});

describe('a change of plan', () => {
  const keyedCalls = [
    ['upgradePlan', ({ http }: StubbedApi) => planChanges.upgradePlan(http, upgrade, key, signal)],
    ['undoCancel', ({ http }: StubbedApi) => planChanges.undoCancel(http, choice, key, signal)],
    ['scheduleDowngrade', ({ http }: StubbedApi) => planChanges.scheduleDowngrade(http, choice, key, signal)],
  ] as const;

  test.each(
    keyedCalls.flatMap(([name, make]) => [409, 422, 500, 503, 520].map((status) => ({ name, make, status }))),
  )('[SUBS-13] $name is sent once when it is answered with $status', async ({ make, status }) => {
    const stub = stubApi(() => answer({ message: 'No.' }, status));
    await expect(make(stub)).rejects.toMatchObject({ kind: 'rejected', status });
    expect(stub.sent.filter((each) => !isCsrfCall(each))).toHaveLength(1);
  });

  test('[R3] that would cost another amount tells so at the field', async () => {
    const errors = { amountToCharge: ['The amount is 18.67 now.'] };
    const stub = stubApi(() => answer({ message: 'No.', errors, errorDetails: { message: 'No.' } }, 422));
    await expect(planChanges.upgradePlan(stub.http, upgrade, key, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 422,
      fields: errors,
    });
  });

  test.each([
    { status: 409, isUnderWay: true },
    { status: 422, isUnderWay: false },
    { status: 520, isUnderWay: false },
  ])('[SUBS-13] with the bank is known by the price: $status means $isUnderWay', async (given) => {
    const stub = stubApi(() => answer({ message: 'No.' }, given.status));
    expect(await planChanges.isUpgradeUnderWay(stub.http, choice, signal)).toBe(given.isUnderWay);
  });

  test.each([
    {
      title: 'is out of reach',
      kind: 'offline',
      reply: () => Promise.reject(new TypeError('Failed to fetch')),
    },
    { title: 'breaks', kind: 'rejected', reply: () => answer({ message: 'No.' }, 500) },
    { title: 'does not know the member', kind: 'expired', reply: () => answer({ message: 'No.' }, 401) },
  ])(
    '[SUBS-13] may be with the bank when the server $title: no answer is no "no"',
    async ({ kind, reply }) => {
      const stub = stubApi(reply);
      await expect(planChanges.isUpgradeUnderWay(stub.http, choice, signal)).rejects.toMatchObject({ kind });
    },
  );

  test('[MEMB-02] that the card does not pay has its code', async () => {
    const stub = stubApi(() => answer({ code: 'i_membership_subscription_002', message: 'No.' }, 520));
    await expect(planChanges.upgradePlan(stub.http, upgrade, key, signal)).rejects.toMatchObject({
      code: 'i_membership_subscription_002',
    });
  });

  test('[SUBS-13] that the bank has not settled is pending, and not taken for done', async () => {
    const stub = stubApi(() => answer({ pending: true }, 202));
    expect(await planChanges.upgradePlan(stub.http, upgrade, key, signal)).toEqual({ kind: 'pending' });
  });
});
