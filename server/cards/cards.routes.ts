import { and, asc, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { cardSchema } from '#machines/domain/card.ts';
import { signedIn } from '#server/auth/session.ts';
import { cards } from '#server/db/schema.ts';
import type { ApiEnv, ClientRow, Services } from '#server/http/context.ts';
import { bit, input, maximumPageSize } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';

type CardRow = typeof cards.$inferSelect;

/** A card runs to the end of its month, UTC; then an active or paused one is expired. */
function statusOf({ status, expiryYear, expiryMonth }: CardRow, now: Date): CardRow['status'] {
  const hasExpired = now.getTime() >= Date.UTC(expiryYear, expiryMonth);
  return hasExpired && status !== 'deleted' ? 'expired' : status;
}

function viewCard(card: CardRow, client: ClientRow, now: Date): v.InferInput<typeof cardSchema> {
  const { id, userId, clientId, name, system, lastDigits, expiryMonth, expiryYear, billing } = card;
  const status = statusOf(card, now);
  return {
    id,
    userId,
    clientId,
    name,
    system,
    currencyCode: client.currencyCode,
    lastDigits,
    expiryMonth,
    expiryYear,
    status,
    billing,
    deleted: status === 'deleted',
    createdAt: card.createdAt.toISOString(),
    updatedAt: card.updatedAt.toISOString(),
  };
}

const cardsQuery = v.object({ withPlatform: bit, withDeleted: bit });

/** GET /cards: all the member's cards at once; `withDeleted=1` adds the deleted ones, `withPlatform=1` the provider's ids. */
export function cardsRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<ApiEnv>().get(
    '/cards',
    describeCall('The linked cards.', v.object({ items: v.array(cardSchema) })),
    signedIn(services),
    input('query', cardsQuery),
    async (c) => {
      const { withPlatform = false, withDeleted = false } = c.req.valid('query');
      const rows = await db
        .select()
        .from(cards)
        .where(
          and(
            eq(cards.clientId, c.get('client').id),
            eq(cards.userId, c.get('user').id),
            withDeleted ? undefined : ne(cards.status, 'deleted'),
          ),
        )
        .orderBy(asc(cards.createdAt))
        .limit(maximumPageSize);
      const now = clock.now();
      const items = rows.map((card) => ({
        ...viewCard(card, c.get('client'), now),
        ...(withPlatform ? { platformData: { id: card.platformId } } : {}),
      }));
      return c.json({ items });
    },
  );
}
