import type { Play } from './play.ts';
import { accountPlay, accountSettingsPlay } from './plays/account.play.ts';
import { activationPlay } from './plays/activation.play.ts';
import { activityPlay } from './plays/activity.play.ts';
import { affinityPlay } from './plays/affinity.play.ts';
import { consentPlay, networkPlay } from './plays/browser.play.ts';
import { cardLinkPlay } from './plays/card-link.play.ts';
import { cardPlay } from './plays/card.play.ts';
import { dealsPlay, rewardPlay } from './plays/deals.play.ts';
import { enrolmentPlay } from './plays/enrolment.play.ts';
import { linkCardPlay } from './plays/link-card.play.ts';
import { loginPlay } from './plays/login.play.ts';
import { membershipCancelPlay } from './plays/membership-cancel.play.ts';
import { passwordResetPlay } from './plays/password-reset.play.ts';
import { downgradePlay, upgradePlay } from './plays/plan-reviews.play.ts';
import { inviteLinkPlay, referralsPlay } from './plays/referrals.play.ts';
import { renewalPlay } from './plays/renewal.play.ts';
import { signUpPlay } from './plays/sign-up.play.ts';
import { subscriptionPlay } from './plays/subscription.play.ts';
import { withdrawalPlay } from './plays/withdrawal.play.ts';

/** The machines whose paths can be played on the product, by their ids. */
export const plays: Readonly<Record<string, Play>> = {
  login: loginPlay,
  passwordReset: passwordResetPlay,
  signUp: signUpPlay,
  enrolment: enrolmentPlay,
  cardLink: cardLinkPlay,
  linkCard: linkCardPlay,
  card: cardPlay,
  renewal: renewalPlay,
  subscription: subscriptionPlay,
  membershipCancel: membershipCancelPlay,
  withdrawal: withdrawalPlay,
  upgrade: upgradePlay,
  downgrade: downgradePlay,
  activation: activationPlay,
  affinity: affinityPlay,
  account: accountPlay,
  accountSettings: accountSettingsPlay,
  activity: activityPlay,
  deals: dealsPlay,
  reward: rewardPlay,
  referrals: referralsPlay,
  inviteLink: inviteLinkPlay,
  consent: consentPlay,
  network: networkPlay,
};
