import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '#server/db/schema.ts';
import {
  cardBody,
  codeOf,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  statusesOf,
  type TestMember,
} from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

afterEach(() => server.clock.reset());

const link = (member: TestMember, body: unknown) => member.post('/cards', body, newKey());

describe('POST /cards', () => {
  test('[CARD-05] links the first card as the primary one, and answers without its token', async () => {
    const member = await signInAs(server, 'abandoned');
    const response = await link(member, cardBody(member));
    expect(response.status).toBe(201);
    expect(response.headers.has('Idempotent-Replayed')).toBe(false);
    expect(await response.json()).toEqual({
      card: {
        id: expect.any(String),
        userId: member.userId,
        clientId: 'varsity',
        name: 'Maya Brooks',
        system: 'visa',
        currencyCode: 'USD',
        lastDigits: '4242',
        expiryMonth: 4,
        expiryYear: 2029,
        status: 'active',
        billing: true,
        deleted: false,
        createdAt: testNow.toISOString(),
        updatedAt: testNow.toISOString(),
      },
    });
    const { membership, charges } = await ledgerOf(server, member);
    expect(membership?.status).toBe('abandoned_checkout');
    expect(charges).toEqual([]);
  });

  test('[CARD-05] adds a second card beside the primary one, and names it by its brand when it has no name', async () => {
    const member = await signInAs(server, 'new');
    const response = await link(member, { ...cardBody(member, '4444', 'MasterCard'), name: ' ' });
    expect(await response.json()).toMatchObject({
      card: { name: 'Mastercard', system: 'mastercard', billing: false },
    });
    const own = (await ledgerOf(server, member)).cards;
    expect(own.map(({ lastDigits, billing }) => [lastDigits, billing])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
  });

  test('[CARD-05] replaces a card that the member has linked before: same id, new date, active again', async () => {
    const member = await signInAs(server, 'abandoned');
    await link(member, cardBody(member));
    const [before] = (await ledgerOf(server, member)).cards;
    await server.db
      .update(cards)
      .set({ status: 'deleted', billing: false })
      .where(eq(cards.id, before?.id ?? ''));
    server.clock.advance(60_000);
    const again = cardBody(member);
    const response = await link(member, {
      ...again,
      name: 'M. Brooks',
      platformData: { ...again.platformData, expiryYear: 2031 },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      card: { id: before?.id, name: 'M. Brooks', expiryYear: 2031, status: 'active', billing: true },
    });
    expect((await ledgerOf(server, member)).cards).toHaveLength(1);
  });

  test.each([
    ['0005', 'amex', 'olive_cc_002'],
    ['0005', 'American Express', 'olive_cc_002'],
    ['1117', 'discover', 'olive_cc_001'],
    ['4242', 'unknown', 'i_card_004'],
    ['0002', 'visa', 'i_card_007'],
    ['0069', 'visa', 'olive_cc_003'],
    ['0119', 'visa', 'i_card_003'],
  ])(
    '[CARD-02] refuses the test card …%s of %s with %s, and stores nothing',
    async (digits, system, code) => {
      const member = await signInAs(server, 'abandoned');
      const response = await link(member, { ...cardBody(member, digits, system), ...planBody('Starter') });
      expect(await codeOf(response)).toBe(code);
      const { cards: own, charges, periods, membership } = await ledgerOf(server, member);
      expect([own, charges, periods, membership?.status]).toEqual([[], [], [], 'abandoned_checkout']);
    },
  );

  test('[CARD-09] takes a card to the last millisecond of its month, and none that has expired', async () => {
    const member = await signInAs(server, 'abandoned');
    const body = cardBody(member);
    const monthOfNow = { ...body, platformData: { ...body.platformData, expiryMonth: 11, expiryYear: 2026 } };
    const before = { ...body, platformData: { ...body.platformData, expiryMonth: 10, expiryYear: 2026 } };
    expect(await codeOf(await link(member, before))).toBe('i_card_004');
    expect((await link(member, monthOfNow)).status).toBe(201);
  });

  test('[CARD-02] refuses a card that another member of the client has, but not one of another client’s', async () => {
    const first = await signInAs(server, 'abandoned');
    const second = await signInAs(server, 'abandoned');
    const elsewhere = await signInAs(server, 'abandoned', 'roundup');
    const body = cardBody(first);
    expect((await link(first, body)).status).toBe(201);
    expect(await codeOf(await link(second, body))).toBe('i_card_003');
    expect((await link(elsewhere, body)).status).toBe(201);
  });

  test('[SUBS-13] gives a card to one of two members who link it at once', async () => {
    const [first, second] = [await signInAs(server, 'abandoned'), await signInAs(server, 'abandoned')];
    const body = cardBody(first);
    const answers = await Promise.all([link(first, body), link(second, body)]);
    expect(statusesOf(answers)).toEqual([201, 520]);
  });

  const number = '4242424242424242';
  const holding: [string, (body: ReturnType<typeof cardBody>) => unknown][] = [
    ['as the name', (body) => ({ ...body, name: number })],
    ['with spaces in a name', (body) => ({ ...body, name: 'Maya 4242 4242 4242 4242' })],
    ['as the token', (body) => ({ ...body, platformData: { ...body.platformData, token: number } })],
    ['as a number', (body) => ({ ...body, platformData: { ...body.platformData, raw: 4242424242424242 } })],
    ['deep inside', (body) => ({ ...body, platformData: { ...body.platformData, a: [{ b: number }] } })],
    ['as a field’s name', (body) => ({ ...body, [number]: 1 })],
    ['with dashes', (body) => ({ ...body, note: '3782-822463-10005' })],
  ];
  test.each(holding)('[CARD-01] refuses a card number %s, and never repeats it', async (_, change) => {
    const member = await signInAs(server, 'abandoned');
    const response = await link(member, change(cardBody(member)));
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('A card number must not be sent here.');
    expect(text).not.toMatch(/\d{4}/);
    expect((await ledgerOf(server, member)).cards).toEqual([]);
  });

  const malformed: [string, (body: ReturnType<typeof cardBody>) => unknown][] = [
    ['no system', ({ system: _, ...body }) => body],
    ['no platformData', ({ platformData: _, ...body }) => body],
    [
      'a token that is none',
      (body) => ({ ...body, platformData: { ...body.platformData, token: 'a b<c>' } }),
    ],
    ['a 13th month', (body) => ({ ...body, platformData: { ...body.platformData, expiryMonth: 13 } })],
    [
      'five last digits',
      (body) => ({ ...body, platformData: { ...body.platformData, lastDigits: '12345' } }),
    ],
    ['another client’s currency', (body) => ({ ...body, currencyCode: 'CAD' })],
    ['a negative cap', (body) => ({ ...body, maxRoundUp: -1 })],
    ['a list', () => []],
    [
      'a body without a floor',
      (body) => `{"note":${'['.repeat(9000)}${']'.repeat(9000)},${JSON.stringify(body).slice(1)}`,
    ],
  ];
  test.each(malformed)('[HTTP-06] answers 422 for %s', async (_, change) => {
    const member = await signInAs(server, 'abandoned');
    expect((await link(member, change(cardBody(member)))).status).toBe(422);
    expect((await ledgerOf(server, member)).cards).toEqual([]);
  });

  test('[CARD-02] refuses a person who has not joined with i_card_001, and nobody’s card with 401', async () => {
    const person = await signInAs(server, 'nonmember');
    expect(await codeOf(await link(person, cardBody(person)))).toBe('i_card_001');
    const nobody = server.client();
    expect((await nobody.post('/cards', cardBody(person), newKey())).status).toBe(401);
  });

  test('[HTTP-06] lets ten cards an hour be tried, says how long to wait, and does not mind the others', async () => {
    const [member, other] = [await signInAs(server, 'abandoned'), await signInAs(server, 'abandoned')];
    for (let tried = 0; tried < 10; tried += 1) {
      expect(await codeOf(await link(member, cardBody(member, '0002')))).toBe('i_card_007');
    }
    const response = await link(member, cardBody(member));
    expect(response.headers.get('Retry-After')).toBe('3600');
    expect(await codeOf(response)).toBe('i_auth_005');
    expect((await link(other, cardBody(other))).status).toBe(201);
    server.clock.advance(3_600_000);
    expect((await link(member, cardBody(member))).status).toBe(201);
  });
});

describe('without a payment processor', () => {
  test('[HTTP-03] links and charges nothing: i_platform_002', async () => {
    const closed = await createTestServer({ settings: { sandbox: false } });
    const member = await signInAs(closed, 'overdue');
    expect(await codeOf(await link(member, cardBody(member)))).toBe('i_platform_002');
    expect(await codeOf(await member.post('/membership/charge', undefined, newKey()))).toBe('i_platform_002');
    expect(await codeOf(await member.get('/card-hosted-form'))).toBe('i_platform_002');
    await closed.close();
  });
});
