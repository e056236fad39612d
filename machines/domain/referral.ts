import * as v from 'valibot';
import {
  asItems,
  id,
  instant,
  mended,
  money,
  number,
  optionalInstant,
  optionalText,
  orElse,
  orNull,
  pageEntries,
  rowsAtOnce,
  totalOf,
  word,
} from './wire.ts';

/** A friend who was invited: joined and stayed long enough, on the way to it, or neither. */
const status = word(['approved', 'pending', 'denied']);

/** An invited friend; of the email only so much is told that the member knows whom it means. */
const referralSchema = v.object({
  id,
  name: optionalText,
  email: optionalText,
  status,
  createdAt: orNull(instant),
  /** When they joined; null for who has not, or where the server does not tell. */
  joinedAt: optionalInstant,
  /** When who joined has been a member long enough; for a friend who completed, since when the reward is there. */
  completesAt: optionalInstant,
  /** What the member has got for it, cents; null for nothing. */
  rewardAmount: orElse(money, null),
});

/** All friends in figures. Amounts are cents. */
const referralSummarySchema = v.object({ invited: number, completed: number, earned: money });

type Summary = v.InferOutput<typeof referralSummarySchema>;

/** A page of friends; the figures are of all. */
export const referralsSchema = v.pipe(
  mended(
    v.object({
      ...pageEntries(referralSchema, { pageSize: rowsAtOnce }),
      summary: orNull(referralSummarySchema),
    }),
    asItems,
  ),
  v.transform((read) => ({ ...read, total: totalOf(read) })),
);

/** The figures of all friends, where the server does not send them. */
export function summaryOf(items: readonly Referral[]): Summary {
  return {
    invited: items.length,
    completed: items.filter(({ status: state }) => state === 'approved').length,
    earned: items.reduce((sum, { rewardAmount }) => sum + (rewardAmount ?? 0), 0),
  };
}

export type Referral = v.InferOutput<typeof referralSchema>;

export interface Referrals {
  items: Referral[];
  summary: Summary;
}

/** How long a friend must stay before the reward is the member's, months. */
export const monthsToStay = 3;
