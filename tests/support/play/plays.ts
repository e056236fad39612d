import type { Play } from './play.ts';
import { loginPlay } from './plays/login.play.ts';
import { membershipCancelPlay } from './plays/membership-cancel.play.ts';
import { downgradePlay, upgradePlay } from './plays/plan-reviews.play.ts';
import { withdrawalPlay } from './plays/withdrawal.play.ts';

/** The machines whose paths can be played on the product, by their ids. */
export const plays: Readonly<Record<string, Play>> = {
  login: loginPlay,
  membershipCancel: membershipCancelPlay,
  withdrawal: withdrawalPlay,
  upgrade: upgradePlay,
  downgrade: downgradePlay,
};
