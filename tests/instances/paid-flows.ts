import {
  balances,
  joining,
  linkingOneMoreCard,
  newCardDigits,
  upgrading,
  withdrawing,
} from '#tests/faults/paid-calls.ts';
import type { PaidCall } from '#tests/faults/killed-payments.ts';
import { planBody, type ledgerOf } from '#tests/support/api-members.ts';

type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

/** A paid call, and how often each of its effects is found in a member's ledger: once, or it was doubled or lost. */
interface PaidFlow {
  name: string;
  call: PaidCall;
  effectsIn: (ledger: Ledger) => Record<string, number>;
}

const numberOf = <Item>(items: readonly Item[], isRequested: (item: Item) => boolean) =>
  items.filter(isRequested).length;

const captain = planBody('Captain').membershipTierPlanId;

export const paidFlows: readonly PaidFlow[] = [
  {
    name: 'joining',
    call: joining,
    effectsIn: ({ charges, periods, cards }) => ({
      charges: charges.length,
      periods: periods.length,
      cards: cards.length,
    }),
  },
  {
    name: 'upgrading',
    call: upgrading,
    effectsIn: ({ charges, periods, membership }) => ({
      charges: numberOf(charges, ({ description }) => description === 'Upgrade to Captain, monthly'),
      periods: numberOf(periods, ({ tierPlanId }) => tierPlanId === captain),
      plan: Number(membership?.tierPlanId === captain),
    }),
  },
  {
    name: 'withdrawing',
    call: withdrawing,
    effectsIn: ({ payouts, membership }) => {
      const underWay = payouts.filter(({ status }) => status === 'pending');
      const amount = membership && balances.get(membership.userId);
      return {
        payouts: underWay.length,
        amounts: numberOf(underWay, ({ amountCents }) => amountCents === amount),
      };
    },
  },
  {
    name: 'linking one more card',
    call: linkingOneMoreCard,
    effectsIn: ({ cards }) => ({ cards: numberOf(cards, ({ lastDigits }) => lastDigits === newCardDigits) }),
  },
];
