import type { Charge } from '#machines/domain/charge.ts';
import { isReceipt, type ReceiptKind, type ReceiptOrigin } from '#machines/domain/receipt.ts';

/** How much of a list is shown; of how many, where that is known. */
export const shownOf = (count: number, total: number | null) =>
  total === null ? `${count} shown` : `${count} of ${total}`;

export const billingMessages = {
  title: 'Billing history',
  list: 'Charges',
  failed: 'Your billing history couldn’t be loaded',
  empty: {
    title: 'No charges yet',
    text: 'Every membership charge will appear here, with a receipt to print.',
  },
  nouns: ['charge', 'charges'],
  statuses: {
    succeeded: 'Paid',
    pending: 'Pending',
    declined: 'Declined',
    waived: 'Waived',
    unknown: 'Status not known',
  } satisfies Record<Charge['status'], string>,
  dates: 'All dates are in UTC.',
  card: (lastDigits: string) => `Card ending in ${lastDigits}`,
  noCard: 'No card',
  open: (charge: Pick<Charge, 'status'>) => (isReceipt(charge) ? 'Receipt' : 'Details'),
  openOf: (charge: Pick<Charge, 'status' | 'description'>, date: string) =>
    `${isReceipt(charge) ? 'Receipt' : 'Details'} for ${charge.description}, ${date}`,
  more: 'Show more',
  loadingMore: 'Loading…',
  shown: shownOf,
  receipt: {
    title: 'Receipt',
    titles: {
      succeeded: 'Receipt',
      pending: 'Payment pending',
      declined: 'Payment declined',
      waived: 'Payment waived',
      unknown: 'Receipt',
    } satisfies Record<Charge['status'], string>,
    failed: 'This receipt couldn’t be loaded',
    missing: 'We couldn’t find this receipt',
    missingText: {
      charge: 'It may belong to another account. Your billing history lists all of yours.',
      withdrawal:
        'It may belong to another account. “Withdrawals and payouts” under “My card” lists all of yours.',
    } satisfies Record<ReceiptKind, string>,
    back: {
      account: 'Back to my account',
      activity: 'Back to My card',
      home: 'Back to home',
    } satisfies Record<ReceiptOrigin, string>,
    print: 'Print',
  },
} as const;

export const statementMessages = {
  title: 'Giving statements',
  lead: 'What was passed on, to whom and when, on one page to print or keep.',
  failed: 'Your statements couldn’t be loaded',
  empty: {
    title: 'Nothing given yet',
    text: 'A statement for each year will appear here after your first donation.',
  },
  year: (year: number) => `Year ${year}`,
  open: 'View',
  openOf: (year: number) => `View the statement for ${year}`,
  other: 'Another period',
  from: 'First day',
  to: 'Last day',
  show: 'Show statement',
  fields: {
    dayInvalid: 'Enter a day.',
    periodBackwards: 'The last day must not be before the first.',
  },
  sheet: {
    title: (year: number) => `Giving statement ${year}`,
    otherTitle: 'Giving statement',
    period: (from: string, to: string) => `${from} to ${to} (UTC)`,
    failed: 'This statement couldn’t be loaded',
    absent: 'This program doesn’t offer statements here.',
    for: 'For',
    issuer: (client: string, email: string) => `Issued by ${client}. Questions? ${email}`,
  },
} as const;
