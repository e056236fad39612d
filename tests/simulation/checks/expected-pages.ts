import { balanceOf } from '../model/act.ts';
import { dayOf, firstOfMonth, monthOf, type Cents, type Instant } from '../model/calendar.ts';
import { currentOf, isUsable, type Member } from '../model/member.ts';
import { costOf, lastCostOf } from '../model/advance.ts';

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, each) => total + each, 0);

const owedBy = ({ debts }: Member) => sum(debts.map(({ cents }) => cents));

/** What is charged next, and when. */
function nextCharge(member: Member, now: Instant): { date: string; amount: Cents } | null {
  const { debts, lastRoundUps } = member;
  const [oldest] = debts;
  if (oldest !== undefined) return { date: dayOf(oldest.since), amount: owedBy(member) };
  const [left] = lastRoundUps;
  if (left !== undefined) return { date: dayOf(left.at), amount: lastCostOf(member, left).cents };
  const running = currentOf(member, now);
  if (member.status !== 'active' || running === null) return null;
  const plan = member.scheduled ?? running.plan;
  const at = running.endsAt + 1;
  return { date: dayOf(at), amount: costOf(member, plan, at).cents };
}

/** The session of a member, as the rules have it. */
export function expectedSession(member: Member, now: Instant) {
  const [oldest] = member.debts;
  const running = currentOf(member, now);
  return {
    status: member.status,
    plan: member.plan?.planId ?? null,
    current: running && { endsAt: dayOf(running.endsAt), membershipTierPlanId: running.plan.planId },
    cap: member.cap,
    dues: oldest ? { amount: owedBy(member), since: dayOf(oldest.since) } : null,
    tickets: member.tickets.get(monthOf(now)) ?? 0,
  };
}

/** The latest six months, a line each: what was passed on for it; until then, what its purchases gave. */
function expectedMonths({ purchases, donations }: Member, now: Instant): string[] {
  return [-5, -4, -3, -2, -1, 0].map((back) => {
    const of = monthOf(firstOfMonth(now, back));
    const passedOn = donations.find(({ month }) => month === of);
    const bought = purchases.filter(({ at }) => monthOf(at) === of);
    return `${of} ${passedOn?.cents ?? sum(bought.map(({ roundUp, gift }) => roundUp + gift))}`;
  });
}

/** The balances of a member. */
export function expectedSummary(member: Member, now: Instant) {
  const { purchases, donations } = member;
  const rewardsOf = (...among: (string | null)[]) =>
    sum(purchases.filter(({ status }) => among.includes(status)).map(({ reward }) => reward));
  const ofMonth = purchases.filter(({ at }) => monthOf(at) === monthOf(now));
  const latest = donations.toSorted((one, other) => other.at - one.at).slice(0, 5);
  return {
    balance: balanceOf(member),
    pending: rewardsOf('pending'),
    lifetime: rewardsOf('confirmed', 'forfeited'),
    contributed: sum(ofMonth.map(({ roundUp, gift }) => roundUp + gift)),
    contributedOwn: sum(ofMonth.map(({ roundUp }) => roundUp)),
    months: expectedMonths(member, now),
    donations: latest.map(({ at, cents, own, month }) => `${month} ${dayOf(at)} ${cents} ${own}`).toSorted(),
    nextCharge: nextCharge(member, now),
  };
}

/** What a member and stores gave in a year, cents. */
export function expectedGiving({ donations }: Member, year: number) {
  const own = donations.filter(({ at }) => dayOf(at).startsWith(`${year}-`));
  return { total: sum(own.map(({ cents }) => cents)), own: sum(own.map((each) => each.own)) };
}

const statusOf = (card: Member['cards'][number], now: Instant) =>
  card.status === 'active' && !isUsable(card, now)
    ? 'expired'
    : card.status === 'paused' && now >= card.expiresAt
      ? 'expired'
      : card.status;

/** The cards of a member, a line each, with what each has earned. */
export function expectedCards({ cards, purchases }: Member, now: Instant): string[] {
  return cards
    .map((card) => {
      const own = purchases.filter(({ digits }) => digits === card.digits);
      const open = own.map(({ status, reward, paidOut }) =>
        status === 'pending' || status === 'confirmed' ? reward - paidOut : 0,
      );
      return `${card.digits} ${statusOf(card, now)} ${card.isPrimary} ${sum(open)}`;
    })
    .toSorted();
}

/** What a member was charged, a line each. */
export const expectedCharges = ({ charges }: Member): string[] =>
  charges.map(({ at, cents, status, digits }) => `${dayOf(at)} ${cents} ${status} ${digits}`).toSorted();

/** What left the balance of a member, a line each. */
export const expectedPayouts = ({ payouts }: Member): string[] =>
  payouts.map(({ at, cents, type }) => `${dayOf(at)} ${cents} ${type}`).toSorted();
