import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { planId, tierId } from '#server/demo/tenants/tenant.ts';

export interface BulkMembers {
  /** How many members there are. */
  members: number;
  /** How many purchases each of them made, over the last months. */
  purchases: number;
  now: Date;
  /** When the paid period of each ends. */
  endsAt: Date;
}

const places = (text: string, offset: number) => sql.raw(`md5('${text}' || (n + ${offset}))::uuid`);
const atOnce = 20_000;

/**
 * Members of varsity on a monthly plan, by SQL: each has a card, a charge for the running period, tickets, an entry of
 * the history, a session and purchases. The first bulk member is `bulk-1@example.com`.
 */
export async function addBulkMembers(
  db: Database,
  { members, purchases, now, endsAt }: BulkMembers,
): Promise<void> {
  const [tier, plan] = [
    tierId('varsity', 'Starter'),
    planId('varsity', { tier: 'Starter', frequency: 'month' }),
  ];
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`${endsAt.toISOString()}::timestamptz`;
  const begun = sql`${end} - interval '1 month'`;
  for (let from = 0; from < members; from += atOnce) {
    const rows = sql`generate_series(1, ${Math.min(atOnce, members - from)}) as n`;
    const of = (text: string) => places(text, from);
    const n = sql.raw(`(n + ${from})`);
    for (const insert of [
      sql`insert into users (id, client_id, email, first_name, last_name, created_at, updated_at)
        select ${of('user')}, 'varsity', 'bulk-' || ${n} || '@example.com', 'Bulk', 'Member', ${begun}, ${begun} from ${rows}`,
      sql`insert into memberships (id, client_id, user_id, status, tier_id, tier_plan_id, referral_code, created_at, updated_at)
        select ${of('membership')}, 'varsity', ${of('user')}, 'active', ${tier}::uuid, ${plan}::uuid, 'BULK-' || ${n}, ${begun}, ${begun} from ${rows}`,
      sql`insert into membership_subscriptions (id, client_id, membership_id, tier_id, tier_plan_id, starts_at, ends_at, created_at)
        select ${of('period')}, 'varsity', ${of('membership')}, ${tier}::uuid, ${plan}::uuid, ${begun}, ${end}, ${begun} from ${rows}`,
      sql`insert into cards (id, client_id, user_id, system, last_digits, expiry_month, expiry_year, billing, platform_id, created_at, updated_at)
        select ${of('card')}, 'varsity', ${of('user')}, 'visa', '4242', 12, 2040, true, 'bulk-' || ${n}, ${begun}, ${begun} from ${rows}`,
      sql`insert into charges (client_id, user_id, subscription_id, card_id, tier_id, tier_plan_id, description, amount_cents, status, card_last_digits, created_at)
        select 'varsity', ${of('user')}, ${of('period')}, ${of('card')}, ${tier}::uuid, ${plan}::uuid, 'Starter, monthly', 2500, 'succeeded', '4242', ${begun} from ${rows}`,
      sql`insert into lottery_tickets (client_id, user_id, number, month)
        select 'varsity', ${of('user')}, 'bulk-' || ${n}, date_trunc('month', ${at})::date from ${rows}`,
      sql`insert into account_history (client_id, user_id, at, kind, by, plan)
        select 'varsity', ${of('user')}, ${begun}, 'planBegun', 'member', 'Starter, monthly' from ${rows}`,
      sql`insert into sessions (token_hash, client_id, user_id, created_at, last_seen_at)
        select 'bulk-' || ${n}, 'varsity', ${of('user')}, ${at}, ${at} from ${rows}`,
      sql`insert into card_transactions (client_id, user_id, card_id, description, brand, amount_cents, round_up_amount_cents, contribution_cents, reward_amount_cents, reward_status, purchased_at)
        select 'varsity', ${of('user')}, ${of('card')}, 'Bulk store', 'Bulk', 1000 + p, 50, 50, 25,
          case when p % 3 = 0 then 'confirmed' when p % 3 = 1 then 'paid' end, ${at} - p * interval '11 days'
        from ${rows}, generate_series(1, ${purchases}) as p`,
    ]) {
      await db.execute(insert);
    }
  }
  await db.execute(sql`analyze`);
}
