import * as v from 'valibot';
import { id, instant, money, optionalText, page } from './wire.ts';

/** A friend who was invited: joined and stayed long enough, on the way to it, or neither. */
const status = v.pipe(
  v.string(),
  v.transform((text) => text.toLowerCase()),
  v.picklist(['approved', 'pending', 'denied']),
);

/** An invited friend; of the email only so much is told that the member knows whom it means. */
const referralSchema = v.object({
  id,
  name: optionalText,
  email: optionalText,
  status,
  createdAt: instant,
  /** What the member has got for it, cents; null for nothing. */
  rewardAmount: v.nullish(money, null),
});

/** All friends in figures. Amounts are cents. */
const referralSummarySchema = v.object({ invited: v.number(), completed: v.number(), earned: money });

export const referralsSchema = v.object({
  ...page(referralSchema).entries,
  summary: referralSummarySchema,
});

export type Referral = v.InferOutput<typeof referralSchema>;
export type Referrals = Pick<v.InferOutput<typeof referralsSchema>, 'items' | 'summary'>;

/** How long a friend must stay before the reward is the member's, months. */
export const monthsToStay = 3;
