import type { Charge } from './charge.ts';
import type { Payout } from './payout.ts';
import { writeQuery } from './query.ts';
import { routes, type RouteName } from './routes.ts';
import type { MembershipSummary } from './summary.ts';

/** What a receipt is of: what was charged, or what was paid out. */
export type ReceiptKind = 'charge' | 'withdrawal';

/** The pages that lead to receipts, and that a receipt leads back to. */
export const receiptOrigins = ['account', 'activity', 'home'] as const;

export type ReceiptOrigin = (typeof receiptOrigins)[number];

/** What a charge or a withdrawal is called by on its receipt and to support: `R-1F0C9A7B`. */
export function receiptNumber({ id }: Pick<Charge, 'id'>): string {
  return `R-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
}

/** Names the latest charge, whichever it is. */
export const latestCharge = 'latest';

/** Where the receipt of what was just paid is. */
export const latestReceiptPath = `${routes.account.path}?receipt=${latestCharge}`;

/** Where the receipt of a withdrawal is, for somebody on a page. */
export function withdrawalReceiptPath({ id }: Pick<Payout, 'id'>, page: RouteName | null): string {
  const origin = receiptOrigins.find((each) => each === page);
  return (
    routes.account.path +
    writeQuery([['withdrawal', id], ...(origin && origin !== 'account' ? [['back', origin] as const] : [])])
  );
}

/** Whether what shows a charge is a receipt: not of what the bank has declined, or has yet to confirm, or was waived. */
export const isReceipt = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'succeeded' || status === 'unknown';

/** A charge, with what follows it. */
export interface ChargeReceipt {
  of: 'charge';
  charge: Charge;
  /** The next charge, where this one is the latest and was paid. */
  next: MembershipSummary['nextCharge'];
}

/** The charge that follows another one: known of the latest, once it is paid. Until then what comes next is itself. */
export function chargeAfter(
  charge: Charge,
  { latest, next }: { latest: Charge | undefined; next: ChargeReceipt['next'] | undefined },
): ChargeReceipt['next'] {
  return latest?.id === charge.id && isReceipt(charge) ? (next ?? null) : null;
}

/** Cash back that was paid out. */
export interface WithdrawalReceipt {
  of: 'withdrawal';
  payout: Payout;
}

export type ReceiptFacts = ChargeReceipt | WithdrawalReceipt;
