import { confirmRewards } from '#server/cards/confirm-rewards.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Settings } from '#server/env.ts';
import { passOnGiving } from '#server/member/pass-on-giving.ts';
import { endAccess } from '#server/payments/access-end.ts';
import type { DueTurn } from '#server/payments/member-transaction.ts';
import { takeBack } from '#server/payouts/send-back.ts';
import { completeReferrals } from '#server/referrals/complete-referrals.ts';

/**
 * Does what was promised to members for a day that has come, in a transaction that holds their locks. Nothing is passed on
 * where no processor is set up.
 */
export async function fulfillPromises(
  db: Transaction,
  turns: readonly DueTurn[],
  { sandbox }: Pick<Settings, 'sandbox'>,
): Promise<void> {
  if (turns.length === 0) return;
  await endAccess(db, turns);
  await takeBack(db, turns);
  await confirmRewards(db, turns);
  await completeReferrals(db, turns);
  if (sandbox) await passOnGiving(db, turns);
}
