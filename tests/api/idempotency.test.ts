import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/db/operations-schema.ts';
import { cards } from '#server/db/schema.ts';
import {
  cardBody,
  codeOf,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  statusesOf,
} from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

afterEach(() => server.clock.reset());

const isReplay = (response: Response) => response.headers.get('Idempotent-Replayed') === 'true';

describe('the same key and body', () => {
  test('[SUBS-13] gets the same answer, marked as a replay, and does nothing twice', async () => {
    const member = await signInAs(server, 'abandoned');
    const [key, body] = [newKey(), { ...cardBody(member), ...planBody('Starter') }];
    const first = await member.post('/cards', body, key);
    server.clock.advance(3_600_000);
    const second = await member.post('/cards', body, key);
    expect([first.status, isReplay(first), second.status, isReplay(second)]).toEqual([201, false, 201, true]);
    expect(await second.json()).toEqual(await first.json());
    const { charges, cards: own, periods } = await ledgerOf(server, member);
    expect([charges.length, own.length, periods.length]).toEqual([1, 1, 1]);
  });

  test('[SUBS-13] is the same body whatever the order of its fields, and the same key in capitals', async () => {
    const member = await signInAs(server, 'abandoned');
    const [key, body] = [newKey(), cardBody(member)];
    await member.post('/cards', body, key);
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    const inCapitals = { 'Idempotency-Key': key['Idempotency-Key'].toUpperCase() };
    const second = await member.post('/cards', turned, inCapitals);
    expect([second.status, isReplay(second)]).toEqual([201, true]);
  });

  test('[SUBS-13] survives an answer that was lost on the way', async () => {
    const member = await signInAs(server, 'abandoned');
    const [key, body] = [newKey(), { ...cardBody(member), ...planBody('Captain') }];
    await server.client().request('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: 'varsity', method: 'POST', path: '/cards', fault: 'lost' }),
    });
    expect((await member.post('/cards', body, key)).status).toBe(500);
    const again = await member.post('/cards', body, key);
    expect([again.status, isReplay(again)]).toEqual([201, true]);
    expect((await ledgerOf(server, member)).charges.map(({ amountCents }) => amountCents)).toEqual([5000]);
  });

  test('[SUBS-13] gets the same refusal, even when its reason is gone', async () => {
    const [owner, member] = [await signInAs(server, 'abandoned'), await signInAs(server, 'abandoned')];
    const [key, body] = [newKey(), cardBody(owner)];
    await owner.post('/cards', body, newKey());
    const first = await member.post('/cards', body, key);
    await server.db.delete(cards).where(eq(cards.userId, owner.userId));
    const second = await member.post('/cards', body, key);
    expect([first.status, second.status, isReplay(second)]).toEqual([520, 520, true]);
    expect(await second.json()).toEqual(await first.json());
    expect((await member.post('/cards', body, newKey())).status).toBe(201);
  });

  test('[SUBS-13] gets a declined charge again without another try, and leaves one line in the history', async () => {
    const member = await signInAs(server, 'suspended');
    const before = (await ledgerOf(server, member)).charges.length;
    const key = newKey();
    const first = await member.post('/membership/charge', undefined, key);
    const second = await member.post('/membership/charge', undefined, key);
    expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
    expect(await codeOf(first)).toBe('i_membership_subscription_001');
    expect(await codeOf(second)).toBe('i_membership_subscription_001');
    expect((await ledgerOf(server, member)).charges).toHaveLength(before + 1);
  });

  test('[SUBS-13] has one effect when it comes fifty times at once', async () => {
    const member = await signInAs(server, 'abandoned');
    const [key, body] = [newKey(), { ...cardBody(member), ...planBody('Starter') }];
    const answers = await Promise.all(Array.from({ length: 50 }, () => member.post('/cards', body, key)));
    const effects = answers.filter((answer) => answer.status === 201 && !isReplay(answer));
    const others = answers.filter((answer) => isReplay(answer) || answer.status === 409);
    expect([effects.length, others.length]).toEqual([1, 49]);
    const { charges, cards: own, periods } = await ledgerOf(server, member);
    expect([charges.length, own.length, periods.length]).toEqual([1, 1, 1]);
    expect(isReplay(await member.post('/cards', body, key))).toBe(true);
  });

  test('[SUBS-13] expires after 24 hours by the server’s clock', async () => {
    const member = await signInAs(server, 'abandoned');
    const [key, body] = [newKey(), cardBody(member)];
    await member.post('/cards', body, key);
    const later = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      await member.login(member.email);
      return member.post('/cards', body, key);
    };
    expect(isReplay(await later(86_399_999))).toBe(true);
    const cleared = await later(1);
    expect([cleared.status, isReplay(cleared)]).toEqual([200, false]);
    const stored = await server.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, member.userId));
    expect(stored.map(({ createdAt, status }) => [createdAt, status])).toEqual([[server.clock.now(), 200]]);
  });
});

describe('a key', () => {
  test('[SUBS-13] is refused with 422 for another body, another call, and when it is no UUID', async () => {
    const member = await signInAs(server, 'abandoned');
    const [key, body] = [newKey(), cardBody(member)];
    await member.post('/cards', body, key);
    const other = await member.post('/cards', { ...body, name: 'Someone else' }, key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      errors: { 'Idempotency-Key': ['The key was used for another request.'] },
    });
    expect((await member.post('/membership/charge', undefined, key)).status).toBe(422);
    for (const wrong of ['1', '', 'x'.repeat(500)]) {
      expect((await member.post('/cards', body, { 'Idempotency-Key': wrong })).status).toBe(422);
    }
    expect((await ledgerOf(server, member)).cards).toHaveLength(1);
  });

  test('[HTTP-06] comes with a body that can be read, or is refused', async () => {
    const member = await signInAs(server, 'overdue');
    const deep = `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`;
    const answers = ['{"a":', deep, '[]'].map((body) => member.post('/membership/charge', body, newKey()));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 422, 422]);
    expect((await ledgerOf(server, member)).membership?.status).toBe('overdue');
  });

  test('[SUBS-13] of one member is another key for another member', async () => {
    const [first, second] = [await signInAs(server, 'abandoned'), await signInAs(server, 'abandoned')];
    const key = newKey();
    for (const member of [first, second]) {
      const answer = await member.post('/cards', cardBody(member), key);
      expect([answer.status, isReplay(answer)]).toEqual([201, false]);
    }
  });

  test('[SUBS-13] is not used up by a wait: the same one passes when the hour is over', async () => {
    const member = await signInAs(server, 'abandoned');
    for (let tried = 0; tried < 10; tried += 1) {
      await member.post('/cards', cardBody(member, '0002'), newKey());
    }
    const key = newKey();
    expect(await codeOf(await member.post('/cards', cardBody(member), key))).toBe('i_auth_005');
    server.clock.advance(3_600_000);
    expect((await member.post('/cards', cardBody(member), key)).status).toBe(201);
  });
});

describe('different keys at once', () => {
  test('[SUBS-13] charge the first period once', async () => {
    const member = await signInAs(server, 'abandoned');
    const body = { ...cardBody(member), ...planBody('Starter') };
    const answers = await Promise.all([1, 2, 3, 4].map(() => member.post('/cards', body, newKey())));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 201]);
    const { charges, cards: own, periods } = await ledgerOf(server, member);
    expect([charges.length, own.length, periods.length]).toEqual([1, 1, 1]);
  });

  test('[SUBS-13] charge what is due once, with a key or without', async () => {
    const member = await signInAs(server, 'overdue');
    const before = (await ledgerOf(server, member)).charges.length;
    const answers = await Promise.all([
      member.post('/membership/charge', undefined, newKey()),
      member.post('/membership/charge', undefined, newKey()),
      member.post('/membership/charge'),
      member.post('/membership/charge'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ledgerOf(server, member)).charges).toHaveLength(before + 1);
  });

  test('[SUBS-13] make one membership', async () => {
    const person = await signInAs(server, 'nonmember');
    const body = { ...planBody('Starter'), over18: true };
    const answers = await Promise.all([1, 2, 3].map(() => person.post('/membership', body, newKey())));
    expect(statusesOf(answers)).toEqual([201, 520, 520]);
  });
});
