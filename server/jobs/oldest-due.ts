import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';

/** Since when the oldest work of each kind is, or will be, due: a statement. */
export const oldestDue = `
  select 'renewal' as work, min(renews_at) as since from memberships where status = 'active'
  union all select 'last round-ups', min(last_charge_at) from membership_subscriptions where last_charge_at is not null
  union all select 'unpaid', min(due_at) from dunning
  union all select 'charge', min(settles_at) from charges where status = 'pending'
  union all select 'effect', min(at) from due_effects
  union all select 'reward', min(expected_at) from card_transactions where reward_status = 'pending'
  union all select 'referral', min(completes_at) from referrals where status = 'pending'
  union all select 'giving', (min(month) + interval '1 month 2 days') at time zone 'UTC' from contribution_months where giving = 'due'
  union all select 'mail', min(created_at) from outbox_mails where state = 'waiting'`;

const found = v.object({ rows: v.array(v.object({ work: v.string() })) });

/** The kinds of work that are due by an instant and not done yet; none once all is settled. */
export async function dueKinds(db: Database, now: Date): Promise<string[]> {
  const answer = await db.execute(
    sql`select work from (${sql.raw(oldestDue)}) as oldest where since < ${now.toISOString()}::timestamptz`,
  );
  return v.parse(found, answer).rows.map(({ work }) => work);
}
