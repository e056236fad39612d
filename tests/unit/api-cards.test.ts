import { describe, expect, test } from 'vitest';
import type { CardLink } from '#src/api/card-linking.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { describeCalls, namesOf, type MadeCall } from './api-contract.ts';
import { answer, isCsrfCall, samples, signal, stubApi } from './api-stub.ts';

const base = 'https://api.test/w/v1/varsity';
const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const keyed = { 'idempotency-key': key };
const platformData = { token: 'tok_visa_4242_x', lastDigits: '4242', expiryMonth: 4, expiryYear: 2030 };
const plan = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const link: CardLink = {
  card: { name: 'Ada Moss', system: 'visa', platformData },
  currencyCode: 'USD',
  plan: null,
  maxRoundUp: null,
};
const sent = { name: 'Ada Moss', system: 'visa', currencyCode: 'USD', platformData };
const linked = {
  method: 'POST',
  url: `${base}/cards`,
  headers: { ...keyed, 'x-utm-source': 'mail' },
  body: { card: samples.cards.items[0] },
  output: { id: 'c-1', system: 'amex' },
};
const membership = { status: 'ACTIVE', membershipTierId: 3 };

const made: MadeCall[] = [
  {
    name: 'fetchCardForm',
    make: ({ cards }) => cards.fetchCardForm(signal),
    method: 'GET',
    url: `${base}/card-hosted-form`,
    body: { scriptContent: 'document.title = "form"' },
    output: 'document.title = "form"',
  },
  {
    ...linked,
    name: 'linkCard',
    make: ({ cards }) => cards.linkCard(link, key, signal),
    json: sent,
  },
  {
    ...linked,
    name: 'linkCard with a plan and a cap',
    make: ({ cards }) => cards.linkCard({ ...link, plan, maxRoundUp: 2050 }, key, signal),
    json: { ...sent, ...plan, maxRoundUp: 20.5 },
  },
  {
    ...linked,
    name: 'linkCard with a tier that has no plan, and a cap of nothing',
    make: ({ cards }) =>
      cards.linkCard({ ...link, plan: { ...plan, membershipTierPlanId: null }, maxRoundUp: 0 }, key, signal),
    json: { ...sent, membershipTierId: 'gold' },
  },
  {
    ...linked,
    name: 'linkCard without a name',
    make: ({ cards }) => cards.linkCard({ ...link, card: { ...link.card, name: ' ' } }, key, signal),
    json: { ...sent, name: 'visa' },
  },
  {
    name: 'makeCardDefault',
    make: ({ cards }) => cards.makeCardDefault('c/1', signal),
    method: 'POST',
    url: `${base}/cards/c%2F1/set-as-default`,
    body: { card: samples.cards.items[0] },
    output: { id: 'c-1' },
  },
  {
    name: 'enrol',
    make: ({ cards }) => cards.enrol(plan, { maxRoundUp: 2100, newsletter: true, over18: true }, key, signal),
    method: 'POST',
    url: `${base}/membership`,
    headers: keyed,
    json: { ...plan, maxRoundUp: 21, newsletter: true, over18: true },
    body: samples.session,
    output: { user: { id: '7' }, membership: { status: 'active' } },
  },
  {
    name: 'enrol without a plan or a cap',
    make: ({ cards }) =>
      cards.enrol(
        { ...plan, membershipTierPlanId: null },
        { maxRoundUp: null, newsletter: false, over18: true },
        key,
        signal,
      ),
    method: 'POST',
    url: `${base}/membership`,
    headers: keyed,
    json: { membershipTierId: 'gold', newsletter: false, over18: true },
    body: samples.session,
    output: { user: { id: '7' } },
  },
  {
    name: 'chargeMembership',
    make: ({ cards }) => cards.chargeMembership(key, signal),
    method: 'POST',
    url: `${base}/membership/charge`,
    headers: keyed,
    body: { membership },
    output: { kind: 'charged', membership: { status: 'active', membershipTierId: '3' } },
  },
  {
    name: 'fetchAffinities',
    make: ({ cards }) => cards.fetchAffinities(signal),
    method: 'GET',
    url: `${base}/membership/affinities`,
    body: { items: [{ id: 1, name: 'Rowing' }], selectedId: null },
    output: { items: [{ id: '1', name: 'Rowing', imagePath: '' }], selectedId: null },
  },
  {
    name: 'chooseAffinity',
    make: ({ cards }) => cards.chooseAffinity('rowing', signal),
    method: 'POST',
    url: `${base}/membership/affinities`,
    json: { affinityId: 'rowing' },
    body: { membership },
    output: { status: 'active' },
  },
];

describeCalls(made);

test('[HTTP-01] every call of these pages has its case', () => {
  const { cards } = stubApi(() => answer({}));
  expect(namesOf(made)).toEqual(new Set(Object.keys(cards)));
});

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

  test.each(money)('[AUTH-06] %s tells that the session has ended', async (_, make) => {
    const stub = stubApi(() => answer({ message: 'Unauthenticated.' }, 401));
    await expect(make(stub)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(1);
  });
});
