import type { ErrorCode } from '#machines/domain/error-codes.ts';
import type { Settings } from '#server/env.ts';
import { rejected } from '#server/errors/api-error.ts';

/*
 * The payment processor's stand-in. It knows its test cards by their last digits, as the processor itself would by
 * its token. Without the sandbox there is none, and nothing can be linked or charged.
 */

interface ProcessedCard {
  lastDigits: string;
}

/** What became of a charge. A pending one is settled after {@link settlingMilliseconds}. */
export type ChargeStatus = 'succeeded' | 'pending' | 'declined';

export const settlingMilliseconds = 6000;

const refusedAtLinking: ReadonlyMap<string, ErrorCode> = new Map([
  ['0002', 'i_card_007'],
  ['0069', 'olive_cc_003'],
  ['0119', 'i_card_003'],
]);

/** Throws `i_platform_002` where no processor is set up. */
export function requireProcessor({ sandbox }: Settings) {
  if (!sandbox) throw rejected('i_platform_002');
}

/** Takes a card on. Throws the processor's refusal. */
export function acceptCard({ lastDigits }: ProcessedCard) {
  const code = refusedAtLinking.get(lastDigits);
  if (code !== undefined) throw rejected(code);
}

/** Charges a card that is being linked. */
export function chargeAtLinking({ lastDigits }: ProcessedCard): ChargeStatus {
  return lastDigits === '0341' ? 'pending' : 'succeeded';
}

/** Whether the bank of a card sends what is paid out to it back. */
export const sendsBack = ({ lastDigits }: ProcessedCard): boolean => lastDigits === '0259';

/** Charges a card that was linked before. */
export function chargeLater(card: ProcessedCard): ChargeStatus {
  return card.lastDigits === '0259' ? 'declined' : chargeAtLinking(card);
}
