import type { HistoryKind } from '#machines/domain/history.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Transaction } from '#server/db/database.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Origin } from './origin.ts';

/** A transaction with its time, and where the change comes from; null for what the program does by itself. */
export interface Writing {
  db: Transaction;
  now: Date;
  origin: Origin | null;
}

interface Paid {
  plan: string;
  amountCents: Cents;
  /** Null where nothing was to be charged, or there was no card. */
  cardLastDigits: string | null;
}

interface OfCard {
  cardLastDigits: string;
}

interface WithCents extends OfCard {
  amountCents: Cents;
}

/** What each kind of entry tells, and nothing else: never an address, a password or a token. */
interface Facts extends Record<HistoryKind, object> {
  enrolled: { plan: string };
  planBegun: Paid;
  planRenewed: Paid;
  planChanged: Paid;
  cameBack: Paid;
  paymentPending: Paid;
  paymentDeclined: Paid;
  paymentSettled: Omit<Paid, 'plan'> & { plan: string | null };
  changePlanned: { plan: string; effectiveAt: Date };
  changeWithdrawn: { plan: string | null };
  cancelled: { effectiveAt: Date | null };
  withdrawn: WithCents;
  cardLinked: OfCard;
  cardPaused: WithCents;
  cardResumed: OfCard;
  cardChosen: OfCard;
  cardDeleted: OfCard;
  sessionEnded: { device: string | null };
}

export type Entry = { [Kind in HistoryKind]: { kind: Kind } & Facts[Kind] }[HistoryKind];

/** Writes down what happened to an account, in the transaction in which it happens. */
export async function record(
  { db, now, origin }: Writing,
  { clientId, id: userId }: Pick<UserRow, 'clientId' | 'id'>,
  entry: Entry,
): Promise<void> {
  const by = origin === null ? 'program' : 'member';
  await db.insert(accountHistory).values({ ...origin, ...entry, by, clientId, userId, at: now });
}
