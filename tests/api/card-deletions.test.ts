import { summaryOf } from '#tests/support/api-answers.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listOf, remove, withTwoCards } from '#tests/support/api-card-changes.ts';
import { cardBody, codeOf, ledgerOf, newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

describe('DELETE /cards/{id}', () => {
  test('[CARD-04] [CARD-03] deletes a card softly: it is listed with the deleted ones alone', async () => {
    const { member, first, second } = await withTwoCards(server);
    const before = await summaryOf(member);
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await remove(member, first.id);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        card: { id: first.id, status: 'deleted', deleted: true, billing: false },
      });
    }
    expect((await listOf(member)).map(({ id }) => id)).toEqual([second.id]);
    expect(await listOf(member, '?withDeleted=1')).toEqual([
      expect.objectContaining({ id: first.id, status: 'deleted' }),
      expect.objectContaining({ id: second.id, status: 'active', billing: true }),
    ]);
    expect(await summaryOf(member)).toEqual(before);
  });

  test('[R40] frees the card for another account, and then not for the first one', async () => {
    const [owner, other] = [await signInAs(server, 'new'), await signInAs(server, 'new')];
    const body = cardBody(owner);
    const link = (member: TestMember) => member.post('/cards', body, newKey());
    expect((await link(owner)).status).toBe(201);
    expect(await codeOf(await link(other))).toBe('i_card_003');
    const own = (await ledgerOf(server, owner)).cards.find(
      ({ platformId }) => platformId === body.platformData['token'],
    );
    expect((await remove(owner, own?.id)).status).toBe(200);
    expect((await link(other)).status).toBe(201);
    expect(await codeOf(await link(owner))).toBe('i_card_003');
  });

  test('[CARD-05] is undone by linking the same card: same id, active again', async () => {
    const member = await signInAs(server, 'new');
    await member.post('/cards', cardBody(member, '4444', 'mastercard'), newKey());
    const id = (await ledgerOf(server, member)).cards.at(-1)?.id;
    await remove(member, id);
    const again = await member.post('/cards', cardBody(member, '4444', 'mastercard'), newKey());
    expect(await again.json()).toMatchObject({ card: { id, status: 'active', deleted: false } });
  });
});
