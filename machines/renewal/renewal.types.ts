import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Session } from '#machines/domain/member.ts';
import type { WorkFact } from '#machines/payment/work.ts';
import type { Cents } from '#machines/domain/wire.ts';

/** What is due now, as far as the server tells. */
export interface Due {
  /** Null where nothing tells: what is due is paid all the same. */
  amount: Cents | null;
  /** The instant since when. Null where only the price of the plan tells the amount. */
  date: string | null;
  /** In the server's words; null where it says none. */
  reason: string | null;
  /** Paying it brings nothing back: the membership runs, or was left. */
  isDebt?: true;
}

/** What the server knows of a member who is to pay. */
export interface RenewalFacts {
  /** Null when nothing is due. */
  due: Due | null;
  cards: readonly Card[];
  session: Session;
}

/** What is paid: a period, which makes the membership active again, or a debt, which brings nothing back. */
export type RenewalPurpose = 'period' | 'debt';

/** A payment that a refresh interrupted, if any. */
export interface RenewalRecall {
  isInterrupted: boolean;
  purpose: RenewalPurpose;
}

export interface RenewalContext {
  due: Due | null;
  purpose: RenewalPurpose;
  /** What of a debt was with the bank when the page opened; null where nothing was. */
  atBank: Cents | null;
  cards: readonly Card[];
  /** The card that is being made the primary one. */
  cardId: string | null;
  /** The cards that the bank has declined since the page opened. */
  declined: readonly string[];
  error: AppError | null;
}

export type RenewalEvent =
  | { type: 'dues.retry' }
  | { type: 'renewal.confirm' }
  | { type: 'card.change' }
  | { type: 'card.choose'; id: string }
  | { type: 'card.add' }
  | { type: 'card.back' }
  | { type: 'receipt.close' }
  | WorkFact;
