import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
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

const told = (kind: string, amount: number) => ({
  membership: { pendingPayment: { kind, amount, since: testNow.toISOString() } },
});
const meOf = async (member: TestMember): Promise<unknown> => (await member.get('/users/me')).json();

/** Links the card of the slow bank and makes it the primary one. */
async function slowCardOf(member: TestMember): Promise<string> {
  await member.post('/cards', cardBody(member, '0341'), newKey());
  const id = (await ledgerOf(server, member)).cards.find(({ lastDigits }) => lastDigits === '0341')?.id ?? '';
  expect((await member.post(`/cards/${id}/set-as-default`)).status).toBe(200);
  return id;
}

describe('a payment that is with the bank', () => {
  test.each([
    [
      'join',
      'abandoned' as const,
      25,
      (member: TestMember) =>
        member.post('/cards', { ...cardBody(member, '0341'), ...planBody('Starter') }, newKey()),
    ],
    [
      'upgrade',
      'manager' as const,
      null,
      async (member: TestMember) =>
        member.send(
          'PATCH',
          '/membership',
          { ...planBody('Captain'), cardId: await slowCardOf(member) },
          newKey(),
        ),
    ],
    [
      'renewal',
      'overdue' as const,
      25,
      async (member: TestMember) => {
        await slowCardOf(member);
        return member.post('/membership/charge', undefined, newKey());
      },
    ],
  ])(
    '[TRST-01] [HTTP-06] is told as %s until it is settled, and not any more',
    async (kind, state, amount, pay) => {
      const member = await signInAs(server, state);
      expect(await meOf(member)).toMatchObject({ membership: { pendingPayment: null } });
      await pay(member);
      const pending = (await ledgerOf(server, member)).charges.filter(({ status }) => status === 'pending');
      expect(pending).toHaveLength(1);
      expect(await meOf(member)).toMatchObject(told(kind, amount ?? (pending[0]?.amountCents ?? 0) / 100));
      server.clock.advance(6000);
      expect(await meOf(member)).toMatchObject({
        membership: { status: 'active', pendingPayment: null },
      });
    },
  );
});
