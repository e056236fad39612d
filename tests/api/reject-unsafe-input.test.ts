import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardBody, ledgerOf, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf, fieldsOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const entries: Readonly<Record<string, unknown>>[] = [];
let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  server = await createTestServer({ log: (entry) => entries.push(entry) });
  member = await signInAs(server, 'active');
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

const address = { street: '12 Elm St', city: 'Columbus', region: 'OH', postalCode: '43004', country: 'US' };

/** Every text that a member can send, by the path at which a flaw of it is told. */
const texts: [field: string, send: (text: string) => Promise<Response>][] = [
  ['search', (text) => member.get(`/rewards/search?search=${encodeURIComponent(text)}`)],
  ['search', (text) => member.get(`/rewards?search=${encodeURIComponent(text)}`)],
  ['category', (text) => member.get(`/rewards?category=${encodeURIComponent(text)}`)],
  [
    'membershipTierId',
    (text) => member.get(`/membership/update-preview?membershipTierId=${encodeURIComponent(text)}`),
  ],
  ['name', (text) => member.post('/cards', { ...cardBody(member), name: text })],
  ['system', (text) => member.post('/cards', { ...cardBody(member), system: text })],
  [
    'platformData.token',
    (token) =>
      member.post('/cards', {
        ...cardBody(member),
        platformData: { ...cardBody(member).platformData, token },
      }),
  ],
  ['firstName', (text) => member.send('PATCH', '/users/me', { firstName: text })],
  ['phone', (text) => member.send('PATCH', '/users/me', { phone: text })],
  ['address.street', (street) => member.send('PATCH', '/users/me', { address: { ...address, street } })],
  ['address.city', (city) => member.send('PATCH', '/users/me', { address: { ...address, city } })],
  ['reason', (text) => member.post('/membership/cancel', { reason: text })],
  ['comment', (text) => member.post('/membership/cancel', { comment: text })],
  ['cardId', (text) => member.post('/payouts', { cardId: text, amount: 1 })],
  ['affinityId', (text) => member.post('/membership/affinities', { affinityId: text })],
  ['email', (text) => server.client().post('/login', { email: text, password: 'x' })],
  ['password', (text) => server.client().post('/login', { email: 'a@example.com', password: text })],
];

describe('a text', () => {
  for (const [index, [field, send]] of texts.entries()) {
    test(`[HTTP-02] with a NUL is refused at its field: ${index + 1}, ${field}`, async () => {
      expect(await fieldsOf(await send('a\0b'))).toEqual({ [field]: ['Must be plain text.'] });
    });

    test(`[HTTP-02] [CARD-01] with a card number is refused and not written down: ${index + 1}, ${field}`, async () => {
      entries.length = 0;
      const answers = ['4242_4242_4242_4242', 'a 4242.4242.4242.4242', '3782-822463-10005 04/29'].map(send);
      const refusals = await Promise.all((await Promise.all(answers)).map(fieldsOf));
      const refusal = { [field]: ['A card number must not be sent here.'] };
      expect(refusals).toEqual([refusal, refusal, refusal]);
      expect(JSON.stringify(entries)).not.toMatch(/4242[\W_]*4242|822463[\W_]*10005/);
    });
  }

  test('[HTTP-02] that looks like a card number by its length alone is taken: a place, a phone', async () => {
    const place = 'latitude=42.42424242424242&longitude=-83.04575412345678';
    expect((await member.get(`/rewards?${place}`)).status).toBe(200);
    expect((await member.send('PATCH', '/users/me', { phone: '+49 1511 2345678' })).status).toBe(200);
  });
});

describe('a body', () => {
  test.each([
    ['an empty object', {}, 'There is nothing to change.'],
    ['a list', [], 'The body must be an object.'],
    ['a text', '"x"', 'The body must be an object.'],
    ['null', 'null', 'The body must be an object.'],
  ])('[HTTP-02] of %s changes no profile', async (_, body, message) => {
    const response = await member.send('PATCH', '/users/me', body);
    expect(await fieldsOf(response)).toEqual({ body: [message] });
  });

  test('[HTTP-02] that is not there changes no profile', async () => {
    const token = decodeURIComponent(member.cookies.get('XSRF-TOKEN') ?? '');
    const headers = { accept: 'application/json', 'x-xsrf-token': token };
    const response = await member.request('/w/v1/varsity/users/me', { method: 'PATCH', headers });
    expect(await fieldsOf(response)).toEqual({ body: ['There is nothing to change.'] });
  });

  test('[HTTP-02] that is wrong is answered in words of our own, which repeat nothing of it', async () => {
    const wrong = [
      await member.post('/membership/cancel', { reason: 7 }),
      await member.post('/membership/affinities', { affinityId: '' }),
      await member.post('/cards', { ...cardBody(member), name: 'x'.repeat(300), system: 5 }),
      await member.send('PATCH', '/membership', { ...planBody('Captain'), cardId: ['secret'] }),
      await server.client().post('/login', { email: 5, password: null }),
    ];
    const reported = await Promise.all(wrong.map((response) => response.text()));
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    for (const text of reported) expect(text).not.toMatch(/Invalid |Expected|received|secret|xxx/);
  });
});

describe('an amount', () => {
  test.each([0.005, 5.555, 1.001, '2.345', 1e-7])(
    '[HTTP-02] [ACTV-04] of more than two decimals is refused, never rounded: %s',
    async (amount) => {
      const before = await ledgerOf(server, member);
      const cardId = await cardOf(server, member);
      const refusal = ['Enter an amount, like 25 or 25.50.'];
      expect(await fieldsOf(await member.post('/payouts', { cardId, amount }))).toEqual({ amount: refusal });
      const order = { ...planBody('Captain'), cardId, amountToCharge: amount };
      const upgrade = await member.send('PATCH', '/membership', order);
      expect(await fieldsOf(upgrade)).toEqual({ amountToCharge: refusal });
      const link = await member.post('/cards', { ...cardBody(member), maxRoundUp: amount });
      expect(await fieldsOf(link)).toEqual({ maxRoundUp: refusal });
      expect(await ledgerOf(server, member)).toEqual(before);
    },
  );
});
