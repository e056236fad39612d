import type { Cents } from './calendar.ts';

/** A plan as the program offers it. */
export interface Plan {
  tierId: string;
  planId: string;
  name: string;
  frequency: 'month' | 'year';
  /** Null where purchases are rounded up instead. */
  price: Cents | null;
  isFixedTier: boolean;
  /** What the round-ups of a month are charged at least and at most. */
  least: Cents;
  most: Cents | null;
  /** Tickets of each month's giveaway. */
  tickets: number;
}

/** A tenant's program. */
export interface Program {
  tenant: string;
  currencyCode: string;
  plans: readonly Plan[];
  mayDowngrade: boolean;
  /** What a friend brings who stays; null without such a program. */
  friendReward: Cents | null;
}

export const isSame = (one: Plan, other: Plan): boolean =>
  one.tierId === other.tierId && one.planId === other.planId;

export const isRoundUp = ({ price }: Plan): boolean => price === null;

const rank = ({ price }: Plan) => price ?? -100;
const isFixed = (plan: Plan) => plan.isFixedTier && !isRoundUp(plan);

/** How a member on a plan may come to another one: at once, with the next period, or not at all. */
export function changeTo(from: Plan, to: Plan, mayDowngrade: boolean): 'now' | 'later' | 'never' {
  if (isSame(from, to)) return 'never';
  if (from.frequency === 'year' && to.frequency === 'month') return 'never';
  if (!isFixed(from) && isFixed(to)) return 'now';
  if (from.frequency === 'month' && to.frequency === 'year') return 'now';
  if (rank(to) > rank(from)) return 'now';
  return mayDowngrade || rank(to) === rank(from) ? 'later' : 'never';
}

/** What a month's round-ups are charged to a member with a cap: neither that nor the plan's maximum is exceeded. */
export function withinLimits(cents: Cents, { least, most }: Plan, cap: Cents | null): Cents {
  return Math.min(Math.max(cents, least), cap ?? Infinity, most ?? Infinity);
}

/** The same without a minimum, of a month that was left. */
export function upToMost(cents: Cents, { most }: Plan, cap: Cents | null): Cents {
  return Math.min(cents, cap ?? Infinity, most ?? Infinity);
}
