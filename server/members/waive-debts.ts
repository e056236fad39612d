import { eq } from 'drizzle-orm';
import { formatMoney } from '#machines/domain/money-format.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { userByEmail } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { failureOf } from '#server/db/failures.ts';
import type { UserRow } from '#server/db/rows.ts';
import { clients } from '#server/db/schema.ts';
import { formatDay } from '#server/format-day.ts';
import { membershipOf } from '#server/member/membership.ts';
import { waiveDue } from '#server/membership/waive.ts';
import { chargeUnderWay } from '#server/payments/charging.ts';
import { dueOf, type Due } from '#server/payments/due.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { StartError } from '#server/start-error.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings'>;

interface Whom {
  clientId: string;
  email: string;
}

/** Why, and how much: what was printed before. */
interface Waiver {
  reason: string;
  amountCents: Cents;
}

async function memberOf(db: Database, { clientId, email }: Whom) {
  const user = await userByEmail(db, clientId, email.toLowerCase());
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId)).limit(1);
  return user && client ? { user, money: (cents: Cents) => formatMoney(cents, client.currencyCode) } : null;
}

type Money = (cents: Cents) => string;

const linesOf = ({ debts }: Due, money: Money) =>
  debts.map(({ description, begunAt, amountCents }) => {
    return `  ${description}, due since ${formatDay(begunAt)}: ${money(amountCents)}`;
  });

/** What a member owes now. Throws a {@link StartError} where that is nothing. */
async function requireDue(db: Database, user: UserRow, now: Date) {
  const own = await membershipOf(db, user, now);
  const due = own && (await dueOf(db, own));
  if (!own || !due || due.amountCents === 0) throw new StartError(`${user.email} owes nothing.`);
  return { own, due };
}

/** What a member owes, a line for each debt, and how much it comes to. Null where there is nobody. Changes nothing. */
export async function describeDebts({ db, clock }: Deps, whom: Whom): Promise<readonly string[] | null> {
  const found = await memberOf(db, whom);
  if (found === null) return null;
  const { user, money } = found;
  const { due } = await requireDue(db, user, clock.now());
  return [`${user.email} owes ${money(due.amountCents)}:`, ...linesOf(due, money)];
}

/**
 * Waives all that a member owes, behind the member's lock, and tells what was done; what is due by now is charged first, as
 * a page would. Null where there is nobody. Throws a {@link StartError}, and changes nothing, where the member owes nothing
 * or another amount, a payment is pending, or somebody else holds the lock.
 */
export async function waiveDebts(
  deps: Deps,
  whom: Whom,
  { reason, amountCents }: Waiver,
): Promise<readonly string[] | null> {
  const found = await memberOf(deps.db, whom);
  if (found === null) return null;
  const { user, money } = found;
  const waive = withMemberLock(deps, { user, origin: null }, async (transaction) => {
    const { db, now } = transaction;
    if ((await chargeUnderWay(db, user)) !== null)
      throw new StartError(
        'A payment of this member is pending. Try again when it has settled; nothing was waived.',
      );
    const { own, due } = await requireDue(db, user, now);
    if (due.amountCents !== amountCents)
      throw new StartError(
        `${user.email} owes ${money(due.amountCents)}, not ${money(amountCents)}. Nothing was waived.`,
      );
    const outcome = await waiveDue(transaction, { own, due }, reason);
    if (outcome === 'plan gone')
      throw new StartError(`The plan of ${user.email} is gone, so no period can begin. Nothing was waived.`);
    const after = await membershipOf(db, user, now);
    const endsAt = after?.current?.endsAt;
    return [
      `Waived for ${user.email}: ${money(amountCents)}`,
      ...linesOf(due, money),
      outcome === 'period begun' && endsAt
        ? `The membership is active again. Its period runs until ${formatDay(endsAt)}, and then renews.`
        : 'The membership is as it was.',
    ];
  });
  return waive.catch((error: unknown) => {
    if (failureOf(error) !== 'busy') throw error;
    throw new StartError(`Another process is at work on ${user.email}. Try again; nothing was waived.`);
  });
}
