import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardSchema, hasOnlyAmex, type Card } from '#machines/domain/card.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { cards } from '#server/db/schema.ts';
import { demoUserId, signInDemo } from '#tests/support/api-demo-members.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const signIn = (state: DemoState, host?: string) => signInDemo(server, state, host);
const idOf = (state: DemoState) => demoUserId(server, state);

async function cardsOf(member: TestClient, query = ''): Promise<Card[]> {
  return v.parse(v.object({ items: v.array(cardSchema) }), await (await member.get(`/cards${query}`)).json())
    .items;
}

describe('GET /cards', () => {
  test('[CARD-03] gives the cards with one primary', async () => {
    const items = await cardsOf(await signIn('active'));
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(items.filter(({ billing }) => billing)).toHaveLength(1);
    for (const { lastDigits } of items) expect(lastDigits).toMatch(/^\d{4}$/);
  });

  test('[CARD-06] gives the amex member only Amex cards', async () => {
    expect(hasOnlyAmex(await cardsOf(await signIn('amex')))).toBe(true);
  });

  test('[CARD-03] leaves out deleted cards unless they are asked for', async () => {
    const member = await signIn('active');
    const [gone] = await server.db
      .insert(cards)
      .values({
        clientId: 'varsity',
        userId: await idOf('active'),
        system: 'visa',
        lastDigits: '0001',
        expiryMonth: 1,
        expiryYear: 2030,
        status: 'deleted',
        platformId: 'gone',
        createdAt: testNow,
        updatedAt: testNow,
      })
      .returning();
    expect((await cardsOf(member)).map(({ id }) => id)).not.toContain(gone?.id);
    const all = await cardsOf(member, '?withDeleted=1');
    expect(all.find(({ id }) => id === gone?.id)).toMatchObject({ status: 'deleted', deleted: true });
    await server.db.delete(cards).where(eq(cards.id, gone?.id ?? ''));
  });

  test('[CARD-09] shows a card as expired from the first of the month after', async () => {
    const member = await signIn('active');
    const [card] = await cardsOf(member);
    const year = card?.expiryYear ?? 0;
    const month = card?.expiryMonth ?? 0;
    const statusAt = async (instant: number) => {
      server.clock.set(new Date(instant));
      await member.login();
      return (await cardsOf(member)).find(({ id }) => id === card?.id)?.status;
    };
    expect(await statusAt(Date.UTC(year, month) - 1000)).toBe(card?.status);
    expect(await statusAt(Date.UTC(year, month) + 1000)).toBe('expired');
    server.clock.reset();
  });

  test('[HTTP-01] gives the provider’s id only when asked', async () => {
    const member = await signIn('active');
    const withIt: unknown = await (await member.get('/cards?withPlatform=1')).json();
    const without: unknown = await (await member.get('/cards')).json();
    expect(JSON.stringify(withIt)).toContain('platformData');
    expect(JSON.stringify(without)).not.toContain('platform');
  });

  test('[HTTP-02] answers 422 for a flag that is none', async () => {
    expect((await (await signIn('active')).get('/cards?withDeleted=true')).status).toBe(422);
  });
});
