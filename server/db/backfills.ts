import { and, eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from './database.ts';
import { backfills } from './operations-schema.ts';

const batchSize = 1000;
const mostMilliseconds = 30_000;

const ends = v.object({ rows: v.array(v.object({ last: v.nullable(v.string()) })) });

/** What is filled in for rows of a table, a batch of them: the steps of a statement that begins with the `batch`. */
interface Fill {
  table: 'users' | 'memberships' | 'charges';
  steps: SQL;
}

/** When a membership's latest period ends. A trigger has filled in those that have changed since the column was made. */
const renewals: Fill = {
  table: 'memberships',
  steps: sql`filled as (
    update memberships set renews_at = (
      select max(ends_at) from membership_subscriptions
      where membership_id = memberships.id and created_at >= starts_at)
    where id in (select id from batch) and renews_at is null)`,
};

/** Whose round-ups older charges paid: the latest month of the name in their description before them. */
const months: Fill = {
  table: 'charges',
  steps: sql`
    named as (
      select id, created_at at time zone 'UTC' as at,
        extract(month from to_date(substring(description from '^Round-ups, (\\w+)$'), 'Month'))::integer as month
      from batch where month is null and description ~ '^Round-ups, \\w+$'),
    filled as (
      update charges set month = make_date(
        extract(year from at)::integer - case when named.month >= extract(month from at) then 1 else 0 end, named.month, 1)
      from named where charges.id = named.id)`,
};

/** Memberships that were overdue before: their tries go on with the next one. */
const tries: Fill = {
  table: 'memberships',
  steps: sql`filled as (
    insert into dunning (membership_id, due_at) select id, now() from batch where status = 'overdue'
    on conflict do nothing)`,
};

/** Memberships that an older version cancelled, whose access has yet to end. */
const accessEnds: Fill = {
  table: 'memberships',
  steps: sql`filled as (
    insert into due_effects (client_id, user_id, kind, at)
    select client_id, user_id, 'membershipEnded', renews_at + interval '1 millisecond' from batch
    where status = 'churned' and renews_at > now() on conflict do nothing)`,
};

const pricedPlan = sql`membership_subscriptions join tiers on tiers.id = membership_subscriptions.tier_id
    left join tier_plans on tier_plans.tier_id = tiers.id and (tier_plans.id = membership_subscriptions.tier_plan_id
      or membership_subscriptions.tier_plan_id is null and tier_plans.frequency = tiers.frequency)`;
const price = sql`coalesce(tier_plans.price_cents, tiers.price_cents) as price_cents`;

/**
 * What unused time paid of older upgrades: what the price of the plan, as it is now, exceeds the charge by. Where it paid all,
 * there is no charge, and the history says so.
 */
const olderCredits: Fill = {
  table: 'users',
  // Each member is looked up by indexes: "offset 0" has none of it become a join over whole tables.
  steps: sql`filled as (
    insert into plan_credits (client_id, user_id, charge_id, amount_cents, given_at)
    select batch.client_id, batch.id, paid.id, price_cents - amount_cents, coalesce(settles_at, paid.created_at)
    from batch cross join lateral (
      select * from charges where user_id = batch.id and status = 'succeeded' and description like 'Upgrade to %' offset 0
    ) as paid cross join lateral (
      select ${price} from ${pricedPlan} where membership_subscriptions.id = paid.subscription_id offset 0
    ) as priced where price_cents > amount_cents
    union all
    select batch.client_id, batch.id, null, price_cents, at
    from batch cross join lateral (
      select at from account_history
      where user_id = batch.id and kind = 'planChanged' and amount_cents = 0 offset 0
    ) as changed cross join lateral (
      select ${price} from memberships join ${pricedPlan} on membership_id = memberships.id
      where memberships.user_id = batch.id and starts_at = at offset 0
    ) as priced where price_cents > 0
      and not exists (select from plan_credits as known where known.user_id = batch.id and given_at = at)
      and not exists (select from debts where debts.user_id = batch.id and paid_at = at and waiver_reason is not null)
    on conflict do nothing)`,
};

/**
 * Gives members an opening balance: what their rows post less what triggers have entered since the ledger was made. One
 * statement reads both, so money that moves meanwhile is in both or in neither, and counts once.
 */
const openingBalances: Fill = {
  table: 'users',
  steps: sql`
    sides as materialized (
      select user_id, account, sum(cents) as cents from (
        select posted.* from batch cross join lateral (
          select user_id, account, cents from ledger_sources where user_id = batch.id
          union all select user_id, account, -amount_cents
            from ledger_entries join ledger_postings on entry_id = id where user_id = batch.id) as posted) as moved
      group by 1, 2 having sum(cents) <> 0),
    numbered as materialized (
      select nextval('ledger_entries_id_seq') as entry_id, id, client_id from batch
      where id in (select user_id from sides)),
    made as (
      insert into ledger_entries (id, client_id, user_id, at, kind, source_id) overriding system value
      select entry_id, client_id, id, now(), 'openingBalance', id from numbered),
    filled as (
      insert into ledger_postings (entry_id, account, amount_cents)
      select entry_id, account, cents from numbered join sides on user_id = id)`,
};

const fills: Readonly<Record<string, Fill>> = {
  'memberships.renews_at': renewals,
  'charges.month': months,
  dunning: tries,
  due_effects: accessEnds,
  plan_credits: olderCredits,
  ledger: openingBalances,
};

/** Fills the rows after a position in, a batch of them; gives the last one's key, null where there is none. */
async function fillAfter(db: Transaction, { table, steps }: Fill, position: string | null) {
  const after = position === null ? sql`true` : sql`id > ${position}::uuid`;
  const answer = await db.execute(sql`
    with batch as materialized (select * from ${sql.identifier(table)} where ${after} order by id limit ${batchSize}),
    ${steps}
    select max(id::text) as last from batch`);
  return v.parse(ends, answer).rows[0]?.last ?? null;
}

/** Fills one batch in, unless another server does; whether there may be more. */
async function fillBatch(db: Database, name: string, fill: Fill): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const own = eq(backfills.name, name);
    const [found] = await transaction
      .select()
      .from(backfills)
      .where(and(own, eq(backfills.isDone, false)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!found) return false;
    const last = await fillAfter(transaction, fill, found.position);
    const progress = last === null ? { isDone: true } : { position: last };
    await transaction.update(backfills).set(progress).where(own);
    return last !== null;
  });
}

/** Goes on with what migrations left to be filled in, a small transaction at a time, for half a minute. */
export async function continueBackfills(db: Database, stopping: AbortSignal): Promise<void> {
  const end = performance.now() + mostMilliseconds;
  for (const [name, fill] of Object.entries(fills)) {
    let isMore = true;
    while (isMore && !stopping.aborted && performance.now() < end) isMore = await fillBatch(db, name, fill);
  }
}
