import type { AppError } from '#machines/domain/app-error.ts';

/** What the server answers to a payment: it happened, or it is under way at the bank. */
export type PaymentAnswer<Answer> = { kind: 'settled'; answer: Answer } | { kind: 'pending' };

/**
 * What is known of a payment that is asked about. `absent`: there is none. `unclear`: nothing shows it yet, which says
 * nothing. `unconfirmed`: nothing has shown it for as long as it is asked about.
 */
export type PaymentReply<Answer> =
  PaymentAnswer<Answer> | { kind: 'absent' } | { kind: 'unclear' } | { kind: 'unconfirmed' };

export interface PaymentInput<Order> {
  /** What to pay for; null for one that was interrupted by a refresh, and is only asked about. */
  order: Order | null;
}

export interface PaymentContext<Order, Answer> {
  order: Order | null;
  /** The same one for every repetition; null where the server takes none, and the call is made once. */
  key: string | null;
  resends: number;
  error: AppError | null;
  answer: Answer | null;
}

export type PaymentEvent = { type: 'payment.check' };

/** A failure without an error: the server knows of no payment. */
export type PaymentOutput<Answer> =
  { kind: 'succeeded'; answer: Answer } | { kind: 'failed'; error: AppError | null };

/** A card is charged, and the app hears when that fails; or nothing is, and it must not happen twice either. */
export type PaymentKind = 'charge' | 'keyed';
