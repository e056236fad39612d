import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';

/** Where the ledger and what it is compared with differ, cents. */
export interface LedgerDifference {
  userId: string;
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

/** Whose money is compared: everybody's, that of a tenant's members, or that of some members by id. */
type Checked = 'all' | { clientId: string } | { userIds: readonly string[] };

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const differing = v.object({
  rows: v.array(
    v.object({
      userId: v.string(),
      email: v.string(),
      clientId: v.string(),
      what: v.string(),
      ledger: count,
      found: count,
    }),
  ),
});
const counts = v.object({
  rows: v.tuple([v.object({ members: count, entries: count, isFillingIn: v.boolean() })]),
});

const mostDifferences = 1000;

/** Compares the ledger with the rows that carry money and with the running balances, and its sides with each other. */
export async function ledgerDifferences(db: Database, checked: Checked): Promise<LedgerDifference[]> {
  const isOfTenant = checked !== 'all' && 'clientId' in checked;
  const ofTenant = isOfTenant ? sql`users.client_id = ${checked.clientId}` : sql`true`;
  const isOfSome = checked !== 'all' && 'userIds' in checked;
  const ofSome = isOfSome ? sql`user_id = any(${sql.param(checked.userIds)}::uuid[])` : sql`true`;
  const answer = await db.execute(sql`
    with entered as materialized (
      select user_id, account, sum(amount_cents) as cents
      from ledger_entries join ledger_postings on entry_id = id where ${ofSome} group by 1, 2),
    books (user_id, what, cents) as (
      select user_id, account, cents from entered
      union all select user_id, 'balance: pending', -cents from entered where account = 'cashBackPending'
      union all select user_id, 'balance: confirmed', -cents from entered where account = 'cashBackConfirmed'
      union all select user_id, 'balance: contributions', -cents from entered
        where account in ('givingPledged', 'givingToPassOn', 'givingPassedOn')
      union all select user_id, 'balance: dues', cents from entered where account = 'dues'
      union all select user_id, 'sides of entry ' || id, coalesce(sum(amount_cents), 0)
        from ledger_entries left join ledger_postings on entry_id = id where ${ofSome}
        group by id, user_id having coalesce(sum(amount_cents), 0) <> 0 or count(entry_id) < 2),
    kept (user_id, what, cents) as (
      select user_id, account, cents from ledger_sources where ${ofSome}
      union all select user_id, 'balance: pending', pending_cents from reward_balances where ${ofSome}
      union all select user_id, 'balance: confirmed', confirmed_cents from reward_balances where ${ofSome}
      union all select user_id, 'balance: contributions', amount_cents from contribution_months where ${ofSome}
      union all select user_id, 'balance: dues', amount_cents from debts where paid_at is null and ${ofSome}),
    compared as (
      select user_id, what, sum(ledger) as ledger, sum(found) as found from (
        select user_id, what, cents as ledger, 0 as found from books
        union all select user_id, what, 0, cents from kept) as sides
      group by 1, 2 having sum(ledger) <> sum(found) or what like 'sides of entry %')
    select user_id as "userId", email, client_id as "clientId", what, ledger, found
    from compared join users on users.id = user_id
    where ${ofTenant} order by client_id, email, what limit ${mostDifferences}`);
  return v.parse(differing, answer).rows;
}

/**
 * Checks the ledger of all tenants, or of one. It reads everything by one statement, so it takes minutes at a large tenant.
 */
export async function checkLedger(db: Database, clientId: string | null = null): Promise<LedgerCheck> {
  const differences = await ledgerDifferences(db, clientId === null ? 'all' : { clientId });
  const ofTenant = clientId === null ? sql`true` : sql`users.client_id = ${clientId}`;
  const total = await db.execute(sql`
    select (select count(*) from users where ${ofTenant}) as members,
      (select count(*) from ledger_entries join users on users.id = user_id where ${ofTenant}) as entries,
      exists (select from backfills where name = 'ledger' and not is_done) as "isFillingIn"`);
  const [numbers] = v.parse(counts, total).rows;
  return { ...numbers, differences };
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
