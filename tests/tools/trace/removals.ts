import type { Removal } from './removal.ts';
import { accountRemovals } from './removals/account.ts';
import { backEndRemovals } from './removals/back-end.ts';
import { callsRemovals } from './removals/calls.ts';
import { chartsRemovals } from './removals/charts.ts';
import { joiningRemovals } from './removals/joining.ts';
import { membershipRemovals } from './removals/membership.ts';
import { navigationRemovals } from './removals/navigation.ts';
import { pagesRemovals } from './removals/pages.ts';
import { sessionRemovals } from './removals/session.ts';
import { subscriptionRemovals } from './removals/subscription.ts';
import { timeAndMoneyRemovals } from './removals/time-and-money.ts';
import { trustRemovals } from './removals/trust.ts';

/** A requirement without a removal is only claimed by the titles that bear its number. */
export const removals: readonly Removal[] = [
  ...subscriptionRemovals,
  ...membershipRemovals,
  ...joiningRemovals,
  ...sessionRemovals,
  ...navigationRemovals,
  ...pagesRemovals,
  ...accountRemovals,
  ...callsRemovals,
  ...backEndRemovals,
  ...timeAndMoneyRemovals,
  ...trustRemovals,
  ...chartsRemovals,
];
