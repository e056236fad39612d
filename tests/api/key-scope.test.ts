import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardBody, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
let one: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  [one, other] = [await signInAs(server, 'abandoned'), await signInAs(server, 'abandoned')];
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

/** Every call that takes a key. */
const keyedCalls = [
  'POST /cards',
  'POST /membership',
  'POST /membership/charge',
  'PATCH /membership',
  'POST /membership/downgrade',
  'DELETE /membership/downgrade',
  'POST /membership/cancel',
  'POST /payouts',
] as const;

/** A body that each of them reads; nobody has the card that is to pay or to be paid. */
const body = {
  ...cardBody({ userId: 'abcdef' }, '0002'),
  ...planBody('Captain'),
  over18: true,
  cardId: 'nobodys',
  amount: 1,
};

const order = (member: TestMember, call: string, key: Record<string, string>) => {
  const [method = '', path = ''] = call.split(' ');
  return member.send(method, path, body, key);
};
const isReplay = (response: Response) => response.headers.get('Idempotent-Replayed') === 'true';
const usedBefore = { errors: { 'Idempotency-Key': ['The key was used for another request.'] } };

describe('the key of a call', () => {
  test.each(keyedCalls)('[SUBS-13] is no key of another call with the same body: %s', async (call) => {
    const key = newKey();
    const first = await order(one, call, key);
    expect([500, 409].includes(first.status) || isReplay(first)).toBe(false);
    const again = await order(one, call, key);
    expect([again.status, isReplay(again)]).toEqual([first.status, true]);
    expect(await again.json()).toEqual(await first.json());
    for (const elsewhere of keyedCalls.filter((each) => each !== call)) {
      const answer = await order(one, elsewhere, key);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject(usedBefore);
    }
  });

  test.each(keyedCalls)('[SUBS-13] is no key of another member: %s', async (call) => {
    const key = newKey();
    const answers = [await order(one, call, key), await order(other, call, key)];
    expect(answers.map(isReplay)).toEqual([false, false]);
    expect(answers[1]?.status).toBe(answers[0]?.status);
  });

  test('[SUBS-13] is tried with every call that takes one', () => {
    const root = fileURLToPath(new URL('../../server/', import.meta.url));
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.routes.ts'))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    expect(sources.join('').match(/\brunOnce\(c, /g)).toHaveLength(keyedCalls.length);
  });
});
