import type { PendingPayment } from '#machines/domain/member.ts';

type Words = Readonly<Record<PendingPayment['kind'], string>>;

export const pendingPaymentMessages = {
  label: 'Your payment',
  waiting: (amount: string) => `Your bank is confirming ${amount}.`,
  next: {
    join: 'Your membership starts as soon as it does. Please don’t pay again.',
    upgrade: 'Your new plan starts as soon as it does; until then you keep the one you have.',
    renewal: 'Your membership is renewed as soon as it does. Please don’t pay again.',
    debt: 'You don’t owe it any more as soon as it does. Please don’t pay again.',
  } satisfies Words,
  paid: (amount: string) => `Your payment of ${amount} went through.`,
  begun: {
    join: 'Your membership has started.',
    upgrade: 'Your new plan has started.',
    renewal: 'Your membership is renewed.',
    debt: 'You don’t owe it any more.',
  } satisfies Words,
  receipt: 'See the receipt',
  declined: (amount: string) => `Your bank declined ${amount}.`,
  unchanged: 'Nothing was charged, and nothing has changed.',
  again: {
    join: 'Back to the checkout',
    upgrade: 'Choose the plan again',
    renewal: 'Renew',
    debt: 'Pay it again',
  } satisfies Words,
  close: 'Close',
} as const;
