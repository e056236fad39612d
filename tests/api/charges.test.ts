import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargeSchema } from '#machines/domain/charge.ts';
import { page } from '#machines/domain/wire.ts';
import { ledgerOf, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const listed = async (member: TestMember, query = '') =>
  v.parse(page(chargeSchema), await (await member.get(`/membership/charges${query}`)).json());

describe('the billing history', () => {
  test('[ACCT-02] lists every charge, the latest first, with its card and its status', async () => {
    const member = await signInAs(server, 'overdue');
    const { charges } = await ledgerOf(server, member);
    const { items, total } = await listed(member, '?pageSize=0');
    expect(total).toBe(charges.length);
    expect(items).toEqual(
      charges.toReversed().map(({ id, createdAt, description, amountCents, status, cardLastDigits }) => ({
        id,
        createdAt: createdAt.toISOString(),
        description,
        amount: amountCents,
        currencyCode: 'USD',
        status,
        cardLastDigits,
      })),
    );
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['succeeded', 'declined']));
  });

  test('[ACCT-02] comes in pages, and in the client’s currency', async () => {
    const member = await signInAs(server, 'active', 'harbor');
    const all = await listed(member, '?pageSize=0');
    const [first, second] = [
      await listed(member, '?pageSize=5&pageNumber=1'),
      await listed(member, '?pageSize=5&pageNumber=2'),
    ];
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 10));
    expect(second).toMatchObject({ pageNumber: 2, pageSize: 5, total: all.items.length });
    expect(all.items.every(({ currencyCode }) => currencyCode === 'CAD')).toBe(true);
  });

  test('[ACCT-02] is empty for who was never charged', async () => {
    expect(await listed(await signInAs(server, 'empty'))).toMatchObject({ items: [], total: 0 });
  });

  test('[R42] gives one charge by its id, and nobody else’s', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const [charge] = (await listed(member)).items;
    const path = `/membership/charges/${charge?.id}`;
    const answer = v.parse(v.object({ charge: chargeSchema }), await (await member.get(path)).json());
    expect(answer.charge).toEqual(charge);
    for (const [browser, status] of [
      [other, 404],
      [server.client(), 401],
    ] as const) {
      expect((await browser.get(path)).status).toBe(status);
    }
    expect((await member.get("/membership/charges/1'--")).status).toBe(404);
    expect((await server.client().get('/membership/charges')).status).toBe(401);
  });
});
