import { sql } from 'drizzle-orm';

/**
 * What of a donation was the member's own money, cents: the charges for its month that were paid by then. Stores gave the
 * rest. For queries of the donations.
 */
export const ownGivingCents = sql<number>`least(donations.amount_cents, (
  select coalesce(sum(paid.amount_cents), 0)::integer from charges paid
  where paid.user_id = donations.user_id and paid.month = donations.month and paid.status = 'succeeded'
    and coalesce(paid.settles_at, paid.created_at) <= donations.donated_at))`;
