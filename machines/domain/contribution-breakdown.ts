import type { Transaction } from './transaction.ts';
import { ownPartOf, partsOf, whoseIs, type Whose } from './whose-money.ts';
import type { Cents } from './wire.ts';

/** A step of how a purchase came to what it gives. */
export type ContributionStep =
  | { kind: 'purchase' | 'refund'; amount: Cents }
  /** Up to a whole unit of the currency. */
  | { kind: 'roundUp'; amount: Cents; upTo: Cents }
  | { kind: 'nothingRoundedUp' }
  /** What of the round-up the month's cap left no room for; below zero. */
  | { kind: 'overCap'; amount: Cents }
  /** What a refund takes back of what its purchase gave; below zero. */
  | { kind: 'takenBack'; amount: Cents }
  | { kind: 'fromStore'; amount: Cents };

export interface Why {
  steps: ContributionStep[];
  /** What the purchase gives: the sum of all steps but the purchase itself. */
  contribution: Cents;
  /** Who gives that; not known of a purchase that gives nothing. */
  whose: Whose;
}

/** Why a purchase gives what it gives, step by step and to the cent. */
export function explainContribution(transaction: Transaction): Why {
  const { amount, roundUpAmount, contribution } = transaction;
  const rest = contribution - roundUpAmount;
  const steps: ContributionStep[] = [{ kind: amount < 0 ? 'refund' : 'purchase', amount }];
  if (roundUpAmount !== 0)
    steps.push({ kind: 'roundUp', amount: roundUpAmount, upTo: amount + roundUpAmount });
  if (rest < 0) steps.push({ kind: amount < 0 ? 'takenBack' : 'overCap', amount: rest });
  if (rest > 0) steps.push({ kind: 'fromStore', amount: rest });
  if (steps.length === 1) steps.push({ kind: 'nothingRoundedUp' });
  const whose = contribution === 0 ? 'unknown' : whoseIs(partsOf(contribution, ownPartOf(transaction)));
  return { steps, contribution, whose };
}
