import type { ledgerOf } from './api-members.ts';

/** How much more there is in a member's ledger than before. */
export interface Growth {
  memberships: number;
  periods: number;
  charges: number;
  payouts: number;
  /** Cards that are in use. */
  cards: number;
  /** Periods that began before another one had ended. */
  overlaps: number;
}

type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

function overlapsOf({ periods }: Ledger): number {
  return periods.filter((period, index) => {
    const next = periods[index + 1];
    return next !== undefined && next.startsAt <= period.endsAt;
  }).length;
}

const activeCards = ({ cards }: Ledger) => cards.filter(({ status }) => status === 'active').length;

export function growthOf(before: Ledger, after: Ledger): Growth {
  return {
    memberships: Number(Boolean(after.membership)) - Number(Boolean(before.membership)),
    periods: after.periods.length - before.periods.length,
    charges: after.charges.length - before.charges.length,
    payouts: after.payouts.length - before.payouts.length,
    cards: activeCards(after) - activeCards(before),
    overlaps: overlapsOf(after),
  };
}
