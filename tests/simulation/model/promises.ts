import { day, firstOfMonth, monthOf, type Cents, type Instant } from './calendar.ts';
import { currentOf, write, type Donation, type Member } from './member.ts';

/** The day of the next month on which a month's giving is passed on. */
const givingDay = 3;
const noticeDays = [7, 30];

/** What of a reward is left when a part of its purchase came back, half a cent rounded up. */
function rewardLeft(reward: Cents, amount: Cents, refunded: Cents): Cents {
  const left = Math.max(0, amount - refunded);
  return Math.round((reward * left) / amount);
}

function confirmRewards({ purchases }: Member, now: Instant): void {
  for (const purchase of purchases) {
    if (purchase.status !== 'pending' || purchase.expectedAt > now) continue;
    const left = rewardLeft(purchase.reward, purchase.amount, purchase.refundedByThen);
    if (left === 0) purchase.status = 'refused';
    else Object.assign(purchase, { status: 'confirmed', reward: left });
  }
}

/** Whether somebody was a member at an instant that is over. */
const wasMember = ({ stays }: Member, at: Instant): boolean =>
  stays.some(({ from, until }) => from <= at && (until === null || until > at));

function completeFriends({ friends }: Member, now: Instant): void {
  for (const each of friends) {
    if (each.status !== 'pending' || each.completesAt > now) continue;
    each.status = wasMember(each.friend, each.completesAt) ? 'approved' : 'denied';
  }
}

/** What of a month is passed on: the stores' gifts, and the round-ups that were charged; null while they are not. */
function givingOf(
  { purchases, charges, debts }: Member,
  month: string,
): Pick<Donation, 'cents' | 'own'> | null {
  const own = purchases.filter(({ at }) => monthOf(at) === month);
  const gifts = own.reduce((sum, { gift }) => sum + gift, 0);
  const tried = charges.filter((each) => each.month === month);
  const paid = tried.reduce((sum, { cents, status }) => sum + (status === 'succeeded' ? cents : 0), 0);
  const isOwed = debts.some((each) => each.month === month);
  const waits = own.some(({ roundUp }) => roundUp > 0) || tried.length > 0 || isOwed;
  const isWaived = tried.some(({ status }) => status === 'waived');
  return paid === 0 && waits && !isWaived ? null : { cents: gifts + paid, own: paid };
}

function passOn(member: Member, now: Instant): void {
  const { donations, purchases, charges } = member;
  const known = new Set(donations.map(({ month }) => month));
  const months = new Set([
    ...purchases.map(({ at }) => monthOf(at)),
    ...charges.flatMap((each) => each.month ?? []),
  ]);
  for (const month of [...months].toSorted()) {
    const passedOnAt = firstOfMonth(Date.parse(`${month}-01`), 1) + (givingDay - 1) * day;
    const giving = known.has(month) || passedOnAt > now ? null : givingOf(member, month);
    if (giving !== null && giving.cents > 0) donations.push({ month, at: now, ...giving });
  }
}

/** Annual renewals are announced; the later notice takes the place of the earlier. */
function announce(member: Member, now: Instant): void {
  const period = currentOf(member, now);
  if (member.status !== 'active' || period?.plan.frequency !== 'year') return;
  const days = noticeDays.find((each) => period.endsAt <= now + each * day);
  if (days === undefined || member.notices.has(`${period.startsAt} ${days}`)) return;
  for (const each of noticeDays) if (each >= days) member.notices.add(`${period.startsAt} ${each}`);
  write(member, 'notice');
}

/** What a bank sends back is in the balance again: the rewards of the newest purchases that were paid are open. */
function takeBack(member: Member, now: Instant): void {
  const { payouts, purchases } = member;
  const due = payouts
    .filter(({ comesBackAt, isBack }) => comesBackAt !== null && comesBackAt <= now && !isBack)
    .toSorted((one, other) => (one.comesBackAt ?? 0) - (other.comesBackAt ?? 0));
  for (const payout of due) {
    let left = payout.cents;
    for (const each of purchases.toSorted((one, other) => other.at - one.at)) {
      const part = Math.min(left, each.paidOut);
      if (part === 0) continue;
      each.paidOut = (each.status === 'forfeited' ? each.reward : each.paidOut) - part;
      each.status = 'confirmed';
      left -= part;
    }
    payout.isBack = true;
    write(member, 'sentBack');
  }
}

/** Does what was promised for a day that has come. */
export function fulfill(member: Member, now: Instant): void {
  takeBack(member, now);
  confirmRewards(member, now);
  completeFriends(member, now);
  passOn(member, now);
  announce(member, now);
}
