import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardSchema } from '#machines/domain/card.ts';
import { heirOf } from '#machines/domain/primary-card.ts';
import { listOf, pause, remove, withTwoCards } from '#tests/support/api-card-changes.ts';
import { cardBody, codeOf, ledgerOf, newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

afterEach(() => server.clock.reset());

describe('POST /cards/{id}/set-as-default', () => {
  const choose = (member: TestMember, id: string) => member.post(`/cards/${id}/set-as-default`);

  test('[CARD-04] makes a card the only primary one, and once more changes nothing', async () => {
    const member = await signInAs(server, 'active');
    const second = (await ledgerOf(server, member)).cards[1]?.id ?? '';
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await choose(member, second);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ card: { id: second, billing: true } });
    }
    const own = (await ledgerOf(server, member)).cards;
    expect(own.filter(({ billing }) => billing).map(({ id }) => id)).toEqual([second]);
  });

  test('[CARD-04] leaves one primary card when both are chosen at once', async () => {
    const member = await signInAs(server, 'active');
    const ids = (await ledgerOf(server, member)).cards.map(({ id }) => id);
    const answers = await Promise.all([...ids, ...ids].map((id) => choose(member, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const own = (await ledgerOf(server, member)).cards;
    expect(own.filter(({ billing }) => billing)).toHaveLength(1);
  });

  test('[CARD-04] does not find cards of others, of another client’s member, deleted ones, or what is no id', async () => {
    const member = await signInAs(server, 'new');
    const other = await signInAs(server, 'new');
    const elsewhere = await signInAs(server, 'new', 'roundup');
    const gone = await signInAs(server, 'churned');
    for (const owner of [other, elsewhere]) {
      const [card] = (await ledgerOf(server, owner)).cards;
      expect((await choose(member, card?.id ?? '')).status).toBe(404);
    }
    const [deleted] = (await ledgerOf(server, gone)).cards;
    expect((await choose(gone, deleted?.id ?? '')).status).toBe(404);
    expect((await choose(member, 'x')).status).toBe(404);
    const [own] = (await ledgerOf(server, member)).cards;
    expect(own?.billing).toBe(true);
  });

  test('[CARD-09] refuses an expired card with i_card_004', async () => {
    const member = await signInAs(server, 'suspended');
    const expired = (await ledgerOf(server, member)).cards.find(({ status }) => status === 'expired');
    expect(await codeOf(await choose(member, expired?.id ?? ''))).toBe('i_card_004');
  });
});

describe('a primary card that is taken out', () => {
  test.each([
    ['paused', pause],
    ['deleted', remove],
  ] as const)(
    '[CARD-04] leaves its place, once %s, to the card that the app names before',
    async (_, takeOut) => {
      const { member, first, second } = await withTwoCards(server);
      server.clock.advance(1000);
      await member.post('/cards', cardBody(member, '4444', 'mastercard'), newKey());
      const list = v.parse(v.array(cardSchema), await listOf(member));
      const primary = list.find(({ billing }) => billing);
      if (!primary) throw new Error('no primary card');
      expect([primary.id, list.length]).toEqual([first.id, 3]);
      expect(heirOf(primary, list.toReversed())?.id).toBe(second.id);
      expect((await takeOut(member, first.id)).status).toBe(200);
      const own = (await ledgerOf(server, member)).cards;
      expect(own.filter(({ billing }) => billing).map(({ id }) => id)).toEqual([second.id]);
    },
  );
});
