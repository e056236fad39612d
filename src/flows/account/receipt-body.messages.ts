import type { Charge } from '#machines/domain/charge.ts';
import type { Payout } from '#machines/domain/payout.ts';

export const receiptBodyMessages = {
  number: 'Number',
  for: 'For',
  date: 'Date (UTC)',
  card: 'Card',
  member: 'Member',
  status: 'Status',
  amounts: {
    succeeded: 'Paid',
    pending: 'To be paid',
    declined: 'Not paid',
    waived: 'Not charged',
    unknown: 'Amount',
  } satisfies Record<Charge['status'], string>,
  withdrawal: {
    name: 'Cash back',
    statuses: {
      pending: 'On its way',
      completed: 'Arrived',
      failed: 'Sent back by the bank',
      unknown: 'Status not known',
    } satisfies Record<Payout['status'], string>,
    settles: {
      pending: 'Arrives by (UTC)',
      completed: 'Arrived (UTC)',
      failed: 'Sent back (UTC)',
      unknown: 'Last changed (UTC)',
    } satisfies Record<Payout['status'], string>,
    amount: 'Withdrawn',
  },
  due: (amount: string, date: string) => `You still owe ${amount}, due since ${date}.`,
  owed: (amount: string) => `You still owe ${amount}.`,
  pay: 'Pay now',
  next: (amount: string, date: string) => `Next charge: ${amount} on ${date}`,
  support: (email: string) => `Questions? Write to ${email} and quote the number above.`,
} as const;
