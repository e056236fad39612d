import type { DuesState } from '#machines/domain/dues.ts';

/** Why cash back is not paid out yet. */
export const withdrawAfter: Readonly<Record<Exclude<DuesState, 'none'>, string>> = {
  due: 'Pay your dues to withdraw.',
  paying: 'You can withdraw once your payment is confirmed.',
};
