import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { balanceOf } from '../model/act.ts';
import { monthOf, type Cents, type Instant } from '../model/calendar.ts';
import { lastOf, type Member } from '../model/member.ts';
import { differencesOf, type Difference } from './violation.ts';

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

const bookShape = v.object({
  email: v.string(),
  status: v.string(),
  periods: count,
  periodEndsAt: v.nullable(v.string()),
  scheduledPlan: v.nullable(v.string()),
  charged: count,
  charges: count,
  declinedCharges: count,
  pendingCharges: count,
  waived: count,
  pendingCashBack: count,
  balance: count,
  everConfirmed: count,
  withdrawn: count,
  sentBack: count,
  forfeited: count,
  passedOn: count,
  monthsPassedOn: count,
  friendsWhoStayed: count,
  friendsWhoLeft: count,
  friendRewards: count,
  tickets: count,
});

export type Book = v.InferOutput<typeof bookShape>;
const booksShape = v.object({ rows: v.array(bookShape) });

/** What the database has of each simulated member, by the address. */
export async function readBooks(db: Database, now: Instant): Promise<Map<string, Book>> {
  const month = `${monthOf(now)}-01`;
  const answer = await db.execute(sql`
    select u.email, m.status, p.*, c.*, r.*, o.*, d.*, f.*, t.* from users u join memberships m on m.user_id = u.id,
    lateral (select count(*) filter (where created_at >= starts_at) periods,
      to_char(max(ends_at) filter (where created_at >= starts_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS') "periodEndsAt",
      max(tier_plan_id::text) filter (where created_at < starts_at) "scheduledPlan"
      from membership_subscriptions where membership_id = m.id) p,
    lateral (select coalesce(sum(amount_cents) filter (where status = 'succeeded'), 0) charged,
      count(*) filter (where status = 'succeeded') charges,
      count(*) filter (where status = 'declined') "declinedCharges",
      count(*) filter (where status = 'pending') "pendingCharges",
      coalesce(sum(amount_cents) filter (where status = 'waived'), 0) waived from charges where user_id = u.id) c,
    lateral (select coalesce(sum(pending_cents), 0) "pendingCashBack", coalesce(sum(confirmed_cents), 0) balance,
      coalesce(sum(earned_cents), 0) "everConfirmed" from reward_balances where user_id = u.id) r,
    lateral (select coalesce(sum(amount_cents) filter (where type = 'payout' and status <> 'failed'), 0) withdrawn,
      coalesce(sum(amount_cents) filter (where status = 'failed'), 0) "sentBack",
      coalesce(sum(amount_cents) filter (where type = 'forfeit'), 0) forfeited from payouts where user_id = u.id) o,
    lateral (select coalesce(sum(amount_cents), 0) "passedOn", count(*) "monthsPassedOn"
      from donations where user_id = u.id) d,
    lateral (select count(*) filter (where status = 'approved') "friendsWhoStayed",
      count(*) filter (where status = 'denied') "friendsWhoLeft",
      coalesce(sum(reward_amount_cents), 0) "friendRewards" from referrals where user_id = u.id) f,
    lateral (select count(*) tickets from lottery_tickets
      where user_id = u.id and client_id = u.client_id and month = ${month}::date) t`);
  return new Map(v.parse(booksShape, answer).rows.map((book) => [book.email, book]));
}

const sum = <Item>(items: readonly Item[], cents: (item: Item) => Cents): Cents =>
  items.reduce((total, item) => total + cents(item), 0);

const withoutZone = (at: Instant) => new Date(at).toISOString().slice(0, -1);

/** What the rules say that is. */
function expectedBook(member: Member, now: Instant): Omit<Book, 'email'> {
  const { charges, donations, friends, payouts, purchases } = member;
  const last = lastOf(member);
  const of = (status: Member['charges'][number]['status']) =>
    charges.filter((each) => each.status === status);
  const friendsWho = (status: 'approved' | 'denied') =>
    friends.filter((each) => each.status === status).length;
  return {
    status: member.status,
    periods: member.periods.length,
    periodEndsAt: last && withoutZone(last.endsAt),
    scheduledPlan: member.scheduled?.planId ?? null,
    charged: sum(of('succeeded'), ({ cents }) => cents),
    charges: of('succeeded').length,
    declinedCharges: of('declined').length,
    pendingCharges: of('pending').length,
    waived: sum(of('waived'), ({ cents }) => cents),
    pendingCashBack: sum(purchases, ({ status, reward }) => (status === 'pending' ? reward : 0)),
    balance: balanceOf(member),
    everConfirmed: sum(purchases, ({ status, reward }) =>
      status === 'confirmed' || status === 'forfeited' ? reward : 0,
    ),
    withdrawn: sum(payouts, ({ type, cents, isBack }) => (type === 'payout' && !isBack ? cents : 0)),
    sentBack: sum(payouts, ({ cents, isBack }) => (isBack ? cents : 0)),
    forfeited: sum(payouts, ({ type, cents }) => (type === 'forfeit' ? cents : 0)),
    passedOn: sum(donations, ({ cents }) => cents),
    monthsPassedOn: donations.length,
    friendsWhoStayed: friendsWho('approved'),
    friendsWhoLeft: friendsWho('denied'),
    friendRewards: friendsWho('approved') * (member.program.friendReward ?? 0),
    tickets: member.tickets.get(monthOf(now)) ?? 0,
  };
}

/** Where the database differs from the rules. */
export function checkBook(member: Member, book: Book | undefined, now: Instant): Difference[] {
  return differencesOf('books', expectedBook(member, now), book ?? {});
}
