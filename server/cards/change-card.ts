import { eq } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { cards } from '#server/db/schema.ts';
import { notFound, rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import { statusOf, type CardRow } from './card-view.ts';
import { cardsOf, makePrimary, primaryOf } from './own-cards.ts';
import { forfeitRewards } from './reward-balance.ts';

/*
 * What a member does with a card. Each throws 404 for what is no
 * card of theirs, and changes nothing when it is done already.
 */

async function findCard(db: Database, user: UserRow, id: string) {
  const own = await cardsOf(db, user);
  const card = own.find((each) => each.id === id);
  if (!card) throw notFound();
  return { card, others: own.filter((each) => each.id !== id) };
}

async function findStored(db: Database, user: UserRow, id: string) {
  const found = await findCard(db, user, id);
  if (found.card.status === 'deleted') throw notFound();
  return found;
}

const isActive = (now: Date) => (card: CardRow) => statusOf(card, now) === 'active';

async function reread(db: Database, { id }: CardRow): Promise<CardRow> {
  const [card] = await db.select().from(cards).where(eq(cards.id, id)).limit(1);
  if (!card) throw notFound();
  return card;
}

interface Withdrawal {
  card: CardRow;
  others: readonly CardRow[];
  becomes: 'paused' | 'deleted';
}

/** Takes a card out of use: another active one becomes the primary card. Throws `i_card_008` for the last active one. */
async function takeOut({ db, now }: MemberTransaction, user: UserRow, { card, others, becomes }: Withdrawal) {
  const next = others.find(isActive(now));
  if (isActive(now)(card) && next === undefined) throw rejected('i_card_008');
  await db
    .update(cards)
    .set({ status: becomes, billing: false, updatedAt: now })
    .where(eq(cards.id, card.id));
  if (card.billing && next !== undefined) await makePrimary(db, user, next.id, now);
}

/** Makes a card the primary one. Throws `i_card_004` for one that is not active. */
export async function chooseCard(
  transaction: MemberTransaction,
  user: UserRow,
  id: string,
): Promise<CardRow> {
  const { db, now } = transaction;
  const { card } = await findStored(db, user, id);
  if (!isActive(now)(card)) throw rejected('i_card_004');
  if (!card.billing) {
    await makePrimary(db, user, card.id, now);
    await record(transaction, user, { kind: 'cardChosen', cardLastDigits: card.lastDigits });
  }
  return reread(db, card);
}

/** Pauses a card, and gives up what it has earned. Throws `i_card_004` for an expired one. */
export async function pauseCard(
  transaction: MemberTransaction,
  user: UserRow,
  id: string,
): Promise<{ card: CardRow; forfeited: Cents }> {
  const { db, now } = transaction;
  const { card, others } = await findStored(db, user, id);
  const status = statusOf(card, now);
  if (status === 'paused') return { card, forfeited: 0 };
  if (status !== 'active') throw rejected('i_card_004');
  await takeOut(transaction, user, { card, others, becomes: 'paused' });
  const forfeited = await forfeitRewards(db, user, card, now);
  await record(transaction, user, {
    kind: 'cardPaused',
    cardLastDigits: card.lastDigits,
    amountCents: forfeited,
  });
  return { card: await reread(db, card), forfeited };
}

/** Makes a paused card active again; the primary one where there is none. Throws `i_card_004` for an expired one. */
export async function resumeCard(
  transaction: MemberTransaction,
  user: UserRow,
  id: string,
): Promise<CardRow> {
  const { db, now } = transaction;
  const { card, others } = await findStored(db, user, id);
  const status = statusOf(card, now);
  if (status === 'active') return card;
  if (status !== 'paused') throw rejected('i_card_004');
  await db.update(cards).set({ status: 'active', updatedAt: now }).where(eq(cards.id, card.id));
  if (primaryOf(others, now) === null) await makePrimary(db, user, card.id, now);
  await record(transaction, user, { kind: 'cardResumed', cardLastDigits: card.lastDigits });
  return reread(db, card);
}

/** Deletes a card softly: it stays on the list of deleted ones, and another account may link it. */
export async function deleteCard(
  transaction: MemberTransaction,
  user: UserRow,
  id: string,
): Promise<CardRow> {
  const { card, others } = await findCard(transaction.db, user, id);
  if (card.status === 'deleted') return card;
  await takeOut(transaction, user, { card, others, becomes: 'deleted' });
  await record(transaction, user, { kind: 'cardDeleted', cardLastDigits: card.lastDigits });
  return reread(transaction.db, card);
}
