import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import { maximumPageSize } from '#server/db/query-bounds.ts';
import type { UserRow } from '#server/db/rows.ts';
import { cards } from '#server/db/schema.ts';
import { ofUsers } from '#server/db/sets.ts';
import { invalid, rejected } from '#server/errors/api-error.ts';
import { statusOf, type CardRow } from './card-view.ts';

const cardsByUser = prepared((db) =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.clientId, sql.placeholder('clientId')), eq(cards.userId, sql.placeholder('id'))))
    .orderBy(asc(cards.createdAt))
    .limit(maximumPageSize)
    .prepare(unnamed),
);

/** All cards of a member, deleted ones too, in the order in which they were linked. */
export function cardsOf(db: Database, { clientId, id }: UserRow): Promise<CardRow[]> {
  return cardsByUser(db).execute({ clientId, id });
}

/** The primary card, if it can be charged at an instant. */
export function primaryOf(own: readonly CardRow[], now: Date): CardRow | null {
  return own.find((card) => card.billing && statusOf(card, now) === 'active') ?? null;
}

/** The primary cards of members by the member's id, for {@link primaryOf}. */
export async function primaryCardsOf(
  db: Database,
  users: readonly UserRow[],
): Promise<ReadonlyMap<string, readonly [CardRow]>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cards)
    .where(and(ofUsers(cards, users), eq(cards.billing, true)))
    .limit(users.length);
  return new Map(rows.map((card) => [card.userId, [card]]));
}

/** Makes a card the one primary card, in a transaction that holds the member's lock. */
export async function makePrimary(db: Database, user: UserRow, id: string, now: Date): Promise<void> {
  const own = and(eq(cards.clientId, user.clientId), eq(cards.userId, user.id));
  await db
    .update(cards)
    .set({ billing: false })
    .where(and(own, eq(cards.billing, true)));
  await db
    .update(cards)
    .set({ billing: true, updatedAt: now })
    .where(and(own, eq(cards.id, id)));
}

/**
 * The active card that a member names. Throws `i_card_001` without any active card, 422 where none is named, and
 * `i_card_004` for any other.
 */
export async function findActiveCard(
  db: Database,
  user: UserRow,
  cardId: string | null,
  now: Date,
): Promise<CardRow> {
  const active = (await cardsOf(db, user)).filter((card) => statusOf(card, now) === 'active');
  if (active.length === 0) throw rejected('i_card_001');
  if (cardId === null) throw invalid({ cardId: ['Choose a card.'] });
  const card = active.find(({ id }) => id === cardId);
  if (!card) throw rejected('i_card_004');
  return card;
}
