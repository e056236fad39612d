import { describe, expect, test } from 'vitest';
import { createCardsApi } from '#src/api/cards-api.ts';
import { answer, isCsrfCall, signal, stubApi } from './api-stub.ts';
import { key, plan, link, linked, membership } from './api-cases/cards.cases.ts';

describe('a charge', () => {
  test('[JOIN-10] that the bank has not settled is pending', async () => {
    for (const body of [{ pending: true }, { data: { pending: true } }, { pending: true, membership }]) {
      const stub = stubApi(() => answer(body, 202));
      await expect(stub.cards.chargeMembership(key, signal)).resolves.toEqual({ kind: 'pending' });
    }
  });

  test.each([{ pending: false }, { pending: 'true' }, { membership: null }])(
    '[JOIN-10] whose answer is %j is out of contract, not done',
    async (body) => {
      const stub = stubApi(() => answer(body));
      await expect(stub.cards.chargeMembership(key, signal)).rejects.toEqual({
        kind: 'unexpected',
        reason: 'contract',
      });
    },
  );
});

describe('the form of the card provider', () => {
  test('[CARD-01] that is empty is out of contract', async () => {
    const stub = stubApi(() => answer({ scriptContent: '' }));
    await expect(stub.cards.fetchCardForm(signal)).rejects.toEqual({
      kind: 'unexpected',
      reason: 'contract',
    });
  });
});

describe('tracking parameters', () => {
  test('[BOOT-10] are read for each card, and never displace the key', async () => {
    const stub = stubApi(() => answer(linked.body));
    let campaign = 'spring';
    const cards = createCardsApi(stub.http, {
      utm: async () => ({ 'x-utm-campaign': campaign, 'Idempotency-Key': 'forged' }),
    });
    await cards.linkCard(link, key, signal);
    campaign = 'fall';
    await cards.linkCard(link, key, signal);
    const headers = stub.sent.filter((each) => !isCsrfCall(each)).map((each) => each.headers);
    expect(headers.map((each) => [each['x-utm-campaign'], each['idempotency-key']])).toEqual([
      ['spring', key],
      ['fall', key],
    ]);
  });
});

describe('money calls', () => {
  const money = [
    ['linkCard', ({ cards }: ReturnType<typeof stubApi>) => cards.linkCard(link, key, signal)],
    [
      'enrol',
      ({ cards }: ReturnType<typeof stubApi>) =>
        cards.enrol(plan, { maxRoundUp: null, newsletter: false, over18: true }, key, signal),
    ],
    ['chargeMembership', ({ cards }: ReturnType<typeof stubApi>) => cards.chargeMembership(key, signal)],
  ] as const;

  const writes = ({ sent: requests }: ReturnType<typeof stubApi>) =>
    requests.filter(({ method }) => method === 'POST');

  test.each(
    money.flatMap(([name, make]) =>
      [400, 409, 422, 429, 500, 502, 503, 504, 520, 521].map((status) => ({ name, make, status })),
    ),
  )(
    '[SUBS-13] $name is sent once and rejected when it is answered with $status',
    async ({ make, status }) => {
      const stub = stubApi(() => answer({ message: 'No.' }, status));
      await expect(make(stub)).rejects.toEqual({
        kind: 'rejected',
        status,
        code: status >= 520 ? 'i_000' : null,
        message: 'No.',
        fields: {},
        retryAfter: null,
      });
      expect(writes(stub)).toHaveLength(1);
    },
  );

  test.each(money)('[SUBS-13] %s is sent again under the same key after a stale token', async (_, make) => {
    const stub = stubApi((__, attempt) =>
      attempt === 1 ? answer({ message: 'CSRF token mismatch.' }, 419) : answer({}, 520),
    );
    await expect(make(stub)).rejects.toMatchObject({ status: 520 });
    const [first, second] = writes(stub);
    expect(writes(stub)).toHaveLength(2);
    expect(second?.json).toEqual(first?.json);
    expect(second?.headers['idempotency-key']).toBe(key);
  });

  test.each(money)('[AUTH-06] %s reports that the session has ended', async (_, make) => {
    const stub = stubApi(() => answer({ message: 'Unauthenticated.' }, 401));
    await expect(make(stub)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(1);
  });
});
