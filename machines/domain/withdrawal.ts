import * as v from 'valibot';
import { centsOf } from './amount-text.ts';
import type { Cents } from './wire.ts';

/** Where cash back goes and how much of it: an amount as it is entered → cents, at most the balance. */
export function withdrawalSchema(balance: Cents) {
  return v.object({
    cardId: v.pipe(v.string('cardMissing'), v.nonEmpty('cardMissing')),
    amount: v.pipe(
      v.string('amountMissing'),
      v.trim(),
      v.nonEmpty('amountMissing'),
      v.check((text) => centsOf(text) !== null, 'amountInvalid'),
      v.transform((text): Cents => centsOf(text) ?? 0),
      v.minValue(1, 'amountTooLittle'),
      v.maxValue(balance, 'amountTooMuch'),
    ),
  });
}

export type Withdrawal = v.InferOutput<ReturnType<typeof withdrawalSchema>>;
