import { addMilliseconds, max } from 'date-fns';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { memberships } from '#server/db/schema.ts';
import { oneOf } from '#server/db/sets.ts';
import { recordAll, type Dated } from '#server/history/record.ts';
import type { OwnMembership } from '#server/member/membership.ts';
import { nameOf, planFinder } from './plans.ts';

/** Has the access of a member who cancels end after the period that runs; nothing is to come where none does. */
export async function endLater(db: Database, { membership, current }: OwnMembership): Promise<void> {
  if (current === null) return;
  const at = addMilliseconds(current.endsAt, 1);
  const { clientId, userId } = membership;
  await db
    .insert(dueEffects)
    .values({ clientId, userId, kind: 'membershipEnded', at })
    .onConflictDoUpdate({
      target: dueEffects.userId,
      targetWhere: sql`${dueEffects.kind} = 'membershipEnded'`,
      set: { at },
    });
}

/** A member who had cancelled goes on. */
export async function endNever(db: Database, { id }: Pick<UserRow, 'id'>): Promise<void> {
  await db.delete(dueEffects).where(and(eq(dueEffects.userId, id), eq(dueEffects.kind, 'membershipEnded')));
}

/**
 * Writes down that the access of members has ended whose cancelled plans have, once, as of the instant of the end.
 * One of whom an older version of the server knew nothing more is left out: who went on meanwhile has not left.
 */
export async function endAccess(
  db: Transaction,
  turns: readonly { user: Pick<UserRow, 'id'>; now: Date }[],
): Promise<void> {
  if (turns.length === 0) return;
  const ids = turns.map(({ user }) => user.id);
  const ended = await db
    .delete(dueEffects)
    .where(
      and(
        oneOf(dueEffects.userId, ids),
        eq(dueEffects.kind, 'membershipEnded'),
        lte(dueEffects.at, max(turns.map(({ now }) => now))),
      ),
    )
    .returning();
  if (ended.length === 0) return;
  const left = await db
    .select()
    .from(memberships)
    .where(
      and(
        oneOf(
          memberships.userId,
          ended.map(({ userId }) => userId),
        ),
        eq(memberships.status, 'churned'),
      ),
    );
  const plans = planFinder(db);
  const entries: Dated[] = [];
  for (const { userId, clientId, at } of ended) {
    const membership = left.find((each) => each.userId === userId);
    if (membership?.renewsAt?.getTime() !== at.getTime() - 1) continue;
    const plan = await plans(clientId, membership);
    entries.push({
      now: at,
      origin: null,
      user: { clientId, id: userId },
      entry: { kind: 'membershipEnded', plan: plan && nameOf(plan) },
    });
  }
  await recordAll(db, entries);
}
