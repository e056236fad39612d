import type { Day } from '#machines/domain/day.ts';
import type { HistoryKind } from '#machines/domain/history.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Transaction } from '#server/db/database.ts';
import { accountHistory, mailOrders } from '#server/db/history-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { isMailed } from './mailed-kinds.ts';
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
  /** The charge that paid it; null where nothing was charged. */
  chargeId: string | null;
}

/** Something that is owed. */
interface Owing {
  debtId: string | null;
}

interface Unpaid extends Omit<Paid, 'chargeId'>, Owing {
  /** Since when it was due, where the program tried it; null for a member's own payment. */
  owedSince: Date | null;
  /** When the membership is suspended, unless this is paid; null where it is not to be. */
  effectiveAt: Date | null;
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
  paymentPending: Unpaid;
  paymentDeclined: Unpaid;
  suspended: Omit<Unpaid, 'cardLastDigits' | 'owedSince' | 'effectiveAt'>;
  paymentSettled: Omit<Paid, 'plan'> & { plan: string | null };
  /** Of what was owed, as its charge is called: "Gold, monthly", "Round-ups, October". */
  duesWaived: Omit<Unpaid, 'cardLastDigits' | 'owedSince' | 'effectiveAt'>;
  changePlanned: { plan: string; effectiveAt: Date };
  changeWithdrawn: { plan: string | null };
  /** With what stays owed. */
  cancelled: { effectiveAt: Date | null; amountCents: Cents | null };
  membershipEnded: { plan: string | null };
  withdrawn: WithCents;
  withdrawalSentBack: WithCents;
  cashBackConfirmed: Pick<WithCents, 'amountCents'>;
  cashBackRefused: Pick<WithCents, 'amountCents'>;
  givingPassedOn: Pick<WithCents, 'amountCents'> & { month: Day; recipient: string };
  friendRewarded: Pick<WithCents, 'amountCents'>;
  cardLinked: OfCard;
  cardPaused: WithCents;
  cardResumed: OfCard;
  cardChosen: OfCard;
  cardDeleted: OfCard;
  sessionEnded: { device: string | null };
}

export type Entry = { [Kind in HistoryKind]: { kind: Kind } & Facts[Kind] }[HistoryKind];

/** An entry with its time and account. */
export interface Dated extends Pick<Writing, 'now' | 'origin'> {
  user: Pick<UserRow, 'clientId' | 'id'>;
  entry: Entry;
  /** Whether the mail of another entry says it, too: it has none of its own. */
  isInOtherMail?: boolean;
}

/** Writes down what happened to accounts, in the transaction in which it happens, and orders the mails about it. */
export async function recordAll(db: Transaction, entries: readonly Dated[]): Promise<void> {
  if (entries.length === 0) return;
  const written = await db
    .insert(accountHistory)
    .values(
      entries.map(({ now, origin, user, entry }) => ({
        ...origin,
        ...entry,
        by: origin === null ? ('program' as const) : ('member' as const),
        clientId: user.clientId,
        userId: user.id,
        at: now,
      })),
    )
    .returning({ entryId: accountHistory.id, kind: accountHistory.kind, by: accountHistory.by });
  const orders = written.flatMap((each, index) =>
    isMailed(each) && !entries[index]?.isInOtherMail ? [{ entryId: each.entryId }] : [],
  );
  if (orders.length > 0) await db.insert(mailOrders).values(orders);
}

/** {@link recordAll} of one. */
export function record(
  { db, now, origin }: Writing,
  user: Pick<UserRow, 'clientId' | 'id'>,
  entry: Entry,
): Promise<void> {
  return recordAll(db, [{ now, origin, user, entry }]);
}
