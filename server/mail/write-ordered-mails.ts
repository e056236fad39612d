import { max } from 'date-fns';
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nextTryAfter } from '#machines/domain/dunning.ts';
import type { Transaction } from '#server/db/database.ts';
import { payouts } from '#server/db/activity-schema.ts';
import { debts } from '#server/db/debts-schema.ts';
import { accountHistory, mailOrders } from '#server/db/history-schema.ts';
import { charges, clients, memberships, membershipSubscriptions, themes, users } from '#server/db/schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { isMailed } from '#server/history/mailed-kinds.ts';
import { originOfTenant } from '#server/client/public-origin.ts';
import { openDebts } from '#server/payments/debts.ts';
import type { Services } from '#server/services.ts';
import type { Letter } from './letter.ts';
import type { MailedFacts } from './mailed-facts.ts';
import { letterAbout } from './member-mails.ts';
import { standingsOf } from './standings.ts';
import { handOver, storeMails } from './send-mail.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

const batchSize = 50;

/** The first day, UTC, of the month after an entry, where round-ups that were left with it are charged then. */
function lastRoundUpsOn(db: Transaction) {
  const { membershipId, lastChargeAt } = membershipSubscriptions;
  const nextMonth = sql`(date_trunc('month', ${accountHistory.at} at time zone 'UTC') + interval '1 month') at time zone 'UTC'`;
  return db
    .select({ at: lastChargeAt })
    .from(membershipSubscriptions)
    .where(and(eq(membershipId, memberships.id), eq(lastChargeAt, nextMonth)))
    .limit(1);
}

const [ends, endOrders, paidDebts, owedPeriods] = [
  alias(accountHistory, 'ends'),
  alias(mailOrders, 'end_orders'),
  alias(debts, 'paid_debts'),
  alias(membershipSubscriptions, 'owed_periods'),
];

/** The withdrawal of an entry, which is written in the same transaction, at the same instant. */
const withdrawalOf = (db: Transaction) =>
  db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(accountHistory.kind, 'withdrawn'),
        eq(payouts.clientId, accountHistory.clientId),
        eq(payouts.userId, accountHistory.userId),
        eq(payouts.createdAt, accountHistory.at),
        eq(payouts.amountCents, accountHistory.amountCents),
      ),
    )
    .limit(1);

/** The mail that is ordered, too, about the end of what an entry says was cancelled: it says all of it. */
const orderedEnd = (db: Transaction) =>
  db
    .select({ id: endOrders.id })
    .from(endOrders)
    .innerJoin(ends, eq(ends.id, endOrders.entryId))
    .where(
      and(
        eq(accountHistory.kind, 'cancelled'),
        eq(ends.userId, accountHistory.userId),
        eq(ends.kind, 'membershipEnded'),
        eq(ends.at, sql`${accountHistory.effectiveAt} + interval '1 millisecond'`),
      ),
    );

/** Takes the oldest orders that no other server works on, with what their mails are made of. */
function takeOrders(db: Transaction) {
  return db
    .select({
      order: mailOrders,
      entry: accountHistory,
      user: users,
      client: clients,
      theme: themes.document,
      membership: { status: memberships.status },
      charge: {
        id: charges.id,
        description: charges.description,
        month: charges.month,
        settlesAt: charges.settlesAt,
        periodId: charges.subscriptionId,
      },
      paidDebt: paidDebts.kind,
      lastRoundUpsOn: sql`(${lastRoundUpsOn(db)})`.mapWith(membershipSubscriptions.lastChargeAt),
      debt: {
        kind: debts.kind,
        description: debts.description,
        paidAt: debts.paidAt,
        waiverReason: debts.waiverReason,
      },
      triedAt: owedPeriods.lastChargeAt,
      payoutId: sql`(${withdrawalOf(db)})`.mapWith(payouts.id),
      isInOther: exists(orderedEnd(db)).mapWith(Boolean),
    })
    .from(mailOrders)
    .innerJoin(accountHistory, eq(accountHistory.id, mailOrders.entryId))
    .innerJoin(users, eq(users.id, accountHistory.userId))
    .innerJoin(clients, eq(clients.id, accountHistory.clientId))
    .leftJoin(themes, eq(themes.clientId, clients.id))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(charges, eq(charges.id, accountHistory.chargeId))
    .leftJoin(paidDebts, eq(paidDebts.chargeId, accountHistory.chargeId))
    .leftJoin(debts, eq(debts.id, accountHistory.debtId))
    .leftJoin(owedPeriods, eq(owedPeriods.id, debts.subscriptionId))
    .orderBy(asc(mailOrders.id))
    .limit(batchSize)
    .for('update', { of: mailOrders, skipLocked: true });
}

type Taken = Awaited<ReturnType<typeof takeOrders>>[number];

/** What becomes of a debt by itself: nothing where it has ended, or nobody tries it any more. */
function outlookOf({ entry, debt, triedAt, membership }: Taken, now: Date) {
  const isOverdue = debt?.kind === 'period' && debt.paidAt === null && membership?.status === 'overdue';
  const isTried = isOverdue || (debt?.paidAt === null && triedAt !== null);
  return {
    nextTryOn:
      isTried && entry.owedSince !== null ? nextTryAfter(entry.owedSince, max([entry.at, now])) : null,
    suspendsOn: isOverdue ? ahead(entry.effectiveAt, now) : null,
  };
}

function stateOf({ paidAt, waiverReason }: NonNullable<Taken['debt']>) {
  if (paidAt === null) return 'open';
  return waiverReason === null ? 'paid' : 'waived';
}

/** An instant that is yet to come; else null. */
const ahead = (instant: Date | null, now: Date) => (instant !== null && instant > now ? instant : null);

/** The letter about an entry, with what of its facts holds when it is written. Null for an entry that is not mailed. */
function letterOf(
  taken: Taken,
  written: Pick<MailedFacts, 'origin' | 'now' | 'next' | 'owed' | 'hasLeft' | 'runningPlan'>,
): Letter | null {
  const { entry, client, debt, charge, isInOther } = taken;
  const { now } = written;
  if (!isMailed(entry) || isInOther) return null;
  return letterAbout({
    ...written,
    client,
    entry,
    charge: charge && { ...charge, isHeldUp: charge.settlesAt !== null },
    paidDebt: taken.paidDebt,
    payoutId: taken.payoutId,
    debt: debt && { kind: debt.kind, description: debt.description, state: stateOf(debt) },
    ...outlookOf(taken, now),
    lastRoundUpsOn: ahead(taken.lastRoundUpsOn, now),
  });
}

/** What members owe, by their ids. */
async function owedOf(db: Transaction, members: readonly UserRow[]) {
  const owed = new Map<string, NonNullable<MailedFacts['owed']>>();
  for (const { userId, amountCents, description } of await openDebts(db, members)) {
    const { amountCents: sum, what } = owed.get(userId) ?? { amountCents: 0, what: [] };
    owed.set(userId, { amountCents: sum + amountCents, what: [...what, description] });
  }
  return owed;
}

/** Writes the mails of some orders, each once, and gives them; none where no order is left. */
function writeSome({ db, clock, settings }: Deps) {
  return db.transaction(async (transaction) => {
    const taken = await takeOrders(transaction);
    if (taken.length === 0) return [];
    const ids = taken.map(({ order }) => order.id);
    await transaction.delete(mailOrders).where(inArray(mailOrders.id, ids));
    const now = clock.now();
    const members = taken.map(({ user }) => user);
    const standings = await standingsOf(transaction, members, now);
    const owedBy = await owedOf(transaction, members);
    const mails = taken.flatMap((each) => {
      const { client, user: to, theme, charge } = each;
      const standing = standings.get(to.id);
      const { runningId = null, runningPlan = null, next = null, hasLeft = false } = standing ?? {};
      const isPast = (charge?.periodId ?? runningId) !== runningId;
      const origin = originOfTenant(client, settings);
      const letter = letterOf(each, {
        origin,
        now,
        next: isPast ? null : next,
        owed: owedBy.get(to.id) ?? null,
        hasLeft,
        runningPlan,
      });
      return letter === null ? [] : [{ mail: { client, to, letter }, theme }];
    });
    return storeMails(transaction, mails, { clock, settings });
  });
}

/**
 * Writes the mails that entries of histories ordered and puts them into the outbox: an order goes as its mail comes, so
 * that each is written once whatever happens between.
 */
export async function writeOrderedMails(deps: Deps, jobs: Services['jobs']): Promise<void> {
  const written = await writeSome(deps);
  for (const mail of written) await handOver(mail, { ...deps, jobs });
  if (written.length > 0) await writeOrderedMails(deps, jobs);
}
