import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { day, monthOf, firstOfMonth, type Instant } from '../model/calendar.ts';
import type { Difference } from './violation.ts';

const lateShape = v.object({
  rows: v.array(v.object({ email: v.string(), what: v.string(), due: v.string() })),
});

/** The first day of the latest month whose giving is due: from the 3rd of the next one on. */
const dueMonth = (now: Instant) => `${monthOf(firstOfMonth(now - 2 * day, -1))}-01`;

/** What was promised or due by an instant and has not happened, by the address of the member; no rule of the model is asked. */
export async function latePromises(db: Database, now: Instant): Promise<[email: string, late: Difference][]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const answer = await db.execute(sql`
    select email, what, due::text from (
      select user_id, 'a reward is confirmed or refused on its day' what, expected_at::date due
        from card_transactions where reward_status = 'pending' and expected_at <= ${at}
      union all select user_id, 'a friend completes after three months', completes_at::date
        from referrals where status = 'pending' and completes_at <= ${at}
      union all select user_id, 'a month''s giving is passed on on the 3rd', month
        from contribution_months where giving = 'due' and month <= ${dueMonth(now)}::date
      union all select user_id, 'a charge that passed is settled', settles_at::date
        from charges where status = 'pending' and settles_at <= ${at}
      union all select user_id, 'a period is renewed when it ends', renews_at::date
        from memberships where status = 'active' and renews_at < ${at}
      union all select m.user_id, 'what is unpaid is tried again, or suspended', due_at::date
        from dunning join memberships m on m.id = membership_id where due_at <= ${at}
      union all select m.user_id, 'round-ups that were left are charged', last_charge_at::date
        from membership_subscriptions join memberships m on m.id = membership_id where last_charge_at <= ${at}
    ) late join users on users.id = late.user_id`);
  return v
    .parse(lateShape, answer)
    .rows.map(({ email, what, due }) => [
      email,
      { what: `promises: ${what}`, expected: `done by ${due}`, found: 'not done' },
    ]);
}
