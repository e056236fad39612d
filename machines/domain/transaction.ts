import * as v from 'valibot';
import {
  id,
  instant,
  mended,
  money,
  optionalInstant,
  optionalText,
  orElse,
  textOrNull,
  word,
} from './wire.ts';
import { isRecord } from './wire-values.ts';

const rewardStatuses = ['pending', 'confirmed', 'paid', 'ineligible'] as const;

export type RewardStatus = (typeof rewardStatuses)[number] | 'unknown';

const fields = v.object({
  /** Null for one that is not booked yet. */
  id: orElse(id, null),
  cardId: v.fallback(id, ''),
  description: optionalText,
  /** The shop; networks tell it for purchases that earn alone. */
  brand: textOrNull,
  amount: money,
  /** What the purchase lacks to the next whole unit of the currency; 0 where nothing is rounded up. */
  roundUpAmount: v.fallback(money, 0),
  /** What it gives to the cause: the round-up as far as the month's cap leaves room, or what the shop gives. */
  contribution: v.fallback(money, 0),
  rewardAmount: v.fallback(money, 0),
  /** Null for what earns nothing. */
  rewardStatus: orElse(word(rewardStatuses), null),
  /** Why a reward is not given. */
  rewardReason: textOrNull,
  /** The offer that it was earned by, in words: "5% cash back". */
  rewardText: textOrNull,
  /** When the reward is confirmed, or was. */
  expectedAt: optionalInstant,
  /** What of it came back to the member so far; null where the server does not say. */
  refunded: orElse(money, null),
  purchasedAt: instant,
});

/**
 * A purchase on a linked card, or a refund of one, whose amount is negative. Amounts are cents. Where the server does not
 * tell what it gives, it gives its round-up.
 */
export const transactionSchema = mended(fields, (raw) =>
  isRecord(raw) && !v.is(money, raw['contribution']) ? { ...raw, contribution: raw['roundUpAmount'] } : raw,
);

export type Transaction = v.InferOutput<typeof transactionSchema>;

/** What a list of transactions can be sorted by. */
export const sortColumns = ['date', 'card', 'amount', 'roundUp', 'contribution', 'reward'] as const;

export type SortColumn = (typeof sortColumns)[number];

export interface Sort {
  column: SortColumn;
  direction: 'asc' | 'desc';
}

export const newestFirst: Sort = { column: 'date', direction: 'desc' };

/** A sort as it travels: `amount` ascends, `-amount` descends. */
export function writeSort({ column, direction }: Sort): string {
  return direction === 'asc' ? column : `-${column}`;
}

/** Reads {@link writeSort}'s text; null for anything else. */
export function readSort(text: string): Sort | null {
  const name = text.replace(/^-/, '');
  const column = sortColumns.find((each) => each === name);
  return column ? { column, direction: text.startsWith('-') ? 'desc' : 'asc' } : null;
}
