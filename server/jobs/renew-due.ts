import { and, asc, eq, exists, gt, gte, inArray, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { charges, memberships, membershipSubscriptions, users } from '#server/db/schema.ts';
import { describeError } from '#server/log.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import { throughBy } from '#server/payments/settling.ts';
import type { Services } from '#server/services.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

const atOnce = 100;
/** A job has two minutes; what is left then is found by the next one. */
const mostMilliseconds = 60_000;

/** Users whose charges are through, and with `renews` those whose period has ended, too, by an instant. */
function isBehindAt(db: Database, now: Date, renews: boolean): SQL | undefined {
  const settled = db
    .select({ id: charges.userId })
    .from(charges)
    .where(and(eq(charges.status, 'pending'), throughBy(now)));
  const { membershipId, startsAt, endsAt, createdAt } = membershipSubscriptions;
  const begun = (when: SQL) =>
    db
      .select({ id: membershipSubscriptions.id })
      .from(membershipSubscriptions)
      .where(and(eq(membershipId, memberships.id), gte(createdAt, startsAt), when));
  const ended = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.status, 'active'),
        exists(begun(lt(endsAt, now))),
        notExists(begun(gte(endsAt, now))),
      ),
    );
  return or(inArray(users.id, settled), renews ? inArray(users.id, ended) : undefined);
}

/**
 * Brings every member up to now whose money is due, one after the other, each in a turn of their own: what is done is
 * done whatever becomes of the rest, and whoever comes by meanwhile is not charged twice. Ends early when it is told to.
 */
export async function renewDue(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { db, clock, settings, log } = deps;
  const isBehind = isBehindAt(db, clock.now(), settings.sandbox);
  const end = performance.now() + mostMilliseconds;
  let last: UserRow | undefined;
  do {
    const found = await db
      .select()
      .from(users)
      .where(and(isBehind, last && gt(users.id, last.id)))
      .orderBy(asc(users.id))
      .limit(atOnce);
    for (const user of found) {
      if (stopping.aborted || performance.now() > end) return;
      await withMemberRead(deps, user, () => Promise.resolve()).catch((error: unknown) =>
        log({
          time: clock.now().toISOString(),
          level: 'error',
          event: 'renewal not done',
          user: user.id,
          ...describeError(error),
        }),
      );
    }
    last = found.at(-1);
  } while (last !== undefined);
}
