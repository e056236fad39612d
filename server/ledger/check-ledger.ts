import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';

/** Where the ledger and what it is compared with differ, cents. */
export interface LedgerDifference {
  email: string;
  clientId: string;
  /** An account of the ledger, a running balance, or an entry whose sides are not equal. */
  what: string;
  ledger: number;
  found: number;
}

/** What {@link checkLedger} found. */
export interface LedgerCheck {
  members: number;
  entries: number;
  /** Whether older members still wait for their opening balances: till then, they differ. */
  isFillingIn: boolean;
  differences: LedgerDifference[];
}

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const differing = v.object({
  rows: v.array(
    v.object({ email: v.string(), clientId: v.string(), what: v.string(), ledger: count, found: count }),
  ),
});
const counts = v.object({
  rows: v.tuple([v.object({ members: count, entries: count, isFillingIn: v.boolean() })]),
});

const mostDifferences = 1000;

/**
 * Compares the ledger of all tenants, or of one, with the rows that carry money and with the running balances that pages
 * read, and its sides with each other, by one statement. It reads everything, so it takes minutes at a large tenant.
 */
export async function checkLedger(db: Database, clientId: string | null = null): Promise<LedgerCheck> {
  const ofTenant = clientId === null ? sql`true` : sql`users.client_id = ${clientId}`;
  const answer = await db.execute(sql`
    with entered as materialized (
      select user_id, account, sum(amount_cents) as cents
      from ledger_entries join ledger_postings on entry_id = id group by 1, 2),
    books (user_id, what, cents) as (
      select user_id, account, cents from entered
      union all select user_id, 'balance: pending', -cents from entered where account = 'cashBackPending'
      union all select user_id, 'balance: confirmed', -cents from entered where account = 'cashBackConfirmed'
      union all select user_id, 'balance: contributions', -cents from entered
        where account in ('givingPledged', 'givingToPassOn', 'givingPassedOn')
      union all select user_id, 'balance: dues', cents from entered where account = 'dues'
      union all select user_id, 'sides of entry ' || id, coalesce(sum(amount_cents), 0)
        from ledger_entries left join ledger_postings on entry_id = id
        group by id, user_id having coalesce(sum(amount_cents), 0) <> 0 or count(entry_id) < 2),
    kept (user_id, what, cents) as (
      select user_id, account, cents from ledger_sources
      union all select user_id, 'balance: pending', pending_cents from reward_balances
      union all select user_id, 'balance: confirmed', confirmed_cents from reward_balances
      union all select user_id, 'balance: contributions', amount_cents from contribution_months
      union all select user_id, 'balance: dues', amount_cents from debts where paid_at is null),
    compared as (
      select user_id, what, sum(ledger) as ledger, sum(found) as found from (
        select user_id, what, cents as ledger, 0 as found from books
        union all select user_id, what, 0, cents from kept) as sides
      group by 1, 2 having sum(ledger) <> sum(found) or what like 'sides of entry %')
    select email, client_id as "clientId", what, ledger, found from compared join users on users.id = user_id
    where ${ofTenant} order by 2, 1, 3 limit ${mostDifferences}`);
  const total = await db.execute(sql`
    select (select count(*) from users where ${ofTenant}) as members,
      (select count(*) from ledger_entries join users on users.id = user_id where ${ofTenant}) as entries,
      exists (select from backfills where name = 'ledger' and not is_done) as "isFillingIn"`);
  const [numbers] = v.parse(counts, total).rows;
  return { ...numbers, differences: v.parse(differing, answer).rows };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A difference in words. */
export function describeDifference({ email, clientId, what, ledger, ...tables }: LedgerDifference): string {
  return what.startsWith('sides of entry ')
    ? `${clientId} ${email}: the ${what} differ by ${dollars(ledger)}`
    : `${clientId} ${email}: ${what}: the ledger has ${dollars(ledger)}, the tables have ${dollars(tables.found)}`;
}

/** The last line of a check. */
export const summaryOfLedger = ({ members, entries, differences }: LedgerCheck): string =>
  `members ${members} · entries ${entries} · differences ${differences.length}`;
