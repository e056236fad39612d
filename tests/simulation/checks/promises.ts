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

/**
 * What was promised or due by an instant and has not happened, by the address of the member, causes before what
 * follows from them; no rule of the model is asked.
 */
export async function latePromises(db: Database, now: Instant): Promise<[email: string, late: Difference][]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const answer = await db.execute(sql`
    select email, what, due::text from (
      select 1 place, user_id, 'a charge that passed is settled' what, settles_at::date due
        from charges where status = 'pending' and settles_at <= ${at}
      union all select 2, user_id, 'a period is renewed when it ends', renews_at::date
        from memberships where status = 'active' and renews_at < ${at}
      union all select 3, m.user_id, 'what is unpaid is tried again, or suspended', due_at::date
        from dunning join memberships m on m.id = membership_id where due_at <= ${at}
      union all select 4, m.user_id, 'round-ups that were left are charged', last_charge_at::date
        from membership_subscriptions join memberships m on m.id = membership_id where last_charge_at <= ${at}
      union all select 5, user_id, 'a withdrawal comes back and an access ends on their days', at::date
        from due_effects where at <= ${at}
      union all select 6, user_id, 'a reward is confirmed or refused on its day', expected_at::date
        from card_transactions where reward_status = 'pending' and expected_at <= ${at}
      union all select 7, user_id, 'a friend completes after three months', completes_at::date
        from referrals where status = 'pending' and completes_at <= ${at}
      union all select 8, user_id, 'a month''s giving is passed on on the 3rd', month
        from contribution_months where giving = 'due' and month <= ${dueMonth(now)}::date
      union all select 9, user_id, 'a month''s giving waits only while something of it is owed', month
        from contribution_months waiting where giving = 'waiting' and month <= ${dueMonth(now)}::date
        and not exists (select from debts where user_id = waiting.user_id and month = waiting.month and paid_at is null)
        and not exists (select from charges where user_id = waiting.user_id and month = waiting.month
          and status = 'pending')
    ) late join users on users.id = late.user_id order by place`);
  return v
    .parse(lateShape, answer)
    .rows.map(({ email, what, due }) => [
      email,
      { what: `promises: ${what}`, expected: `done by ${due}`, found: 'not done' },
    ]);
}
