import type { Member } from './member.ts';

/** How many effects on money members had: purchases, rewards, charges, giving, withdrawals and rewards for friends. */
export function countEntries(members: readonly Member[]): number {
  return members.reduce((sum, { purchases, charges, donations, payouts, friends }) => {
    const rewards = purchases.filter(({ status }) => status !== null && status !== 'pending').length;
    const completed = friends.filter(({ status }) => status !== 'pending').length;
    const others = [purchases, charges, donations, payouts].reduce((all, { length }) => all + length, 0);
    return sum + rewards + completed + others;
  }, 0);
}
