import * as v from 'valibot';
import { id, instant, money, optionalText } from './wire.ts';

const rewardStatuses = ['pending', 'confirmed', 'paid', 'ineligible'] as const;

export type RewardStatus = (typeof rewardStatuses)[number];

/** A purchase on a linked card, or a refund of one, whose amount is negative. Amounts are cents. */
export const transactionSchema = v.object({
  /** Null for one that is not booked yet. */
  id: v.nullish(id, null),
  cardId: id,
  description: optionalText,
  /** The shop; networks tell it for purchases that earn alone. */
  brand: v.nullish(v.string(), null),
  amount: money,
  /** What the purchase lacks to the next whole unit of the currency; 0 where nothing is rounded up. */
  roundUpAmount: money,
  /** What it gives to the cause: the round-up as far as the month's cap leaves room, or what the shop gives. */
  contribution: money,
  rewardAmount: money,
  /** Null for what earns nothing. */
  rewardStatus: v.nullish(v.picklist(rewardStatuses), null),
  /** Why a reward is not given. */
  rewardReason: v.nullish(v.string(), null),
  /** The offer that it was earned by, in words: "5% cash back". */
  rewardText: v.nullish(v.string(), null),
  /** When the reward is confirmed, or was. */
  expectedAt: v.nullish(instant, null),
  purchasedAt: instant,
});

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
