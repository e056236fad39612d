import { describe, expect, test } from 'vitest';
import * as planChanges from '#src/api/plan-changes.ts';
import { answer, isCsrfCall, signal, stubApi, type StubbedApi } from './api-stub.ts';
import { key, choice, upgrade } from './api-cases/plan-changes.cases.ts';

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

  test('[R3] that would cost another amount says so at the field', async () => {
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
