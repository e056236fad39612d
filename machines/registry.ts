import { appEntry } from '#machines/app/app.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { accountEntry } from '#machines/account/account.entry.ts';
import { accountSettingsEntry } from '#machines/account-settings/account-settings.entry.ts';
import { activationEntry } from '#machines/activation/activation.entry.ts';
import { activityEntry } from '#machines/activity/activity.entry.ts';
import { affinityEntry } from '#machines/affinity/affinity.entry.ts';
import { cardEntry } from '#machines/card/card.entry.ts';
import { cardLinkEntry } from '#machines/card-link/card-link.entry.ts';
import { consentEntry } from '#machines/consent/consent.entry.ts';
import { dealsEntry } from '#machines/deals/deals.entry.ts';
import { emailChangeEntry } from '#machines/email-change/email-change.entry.ts';
import { devicesEntry } from '#machines/devices/devices.entry.ts';
import { enrolmentEntry } from '#machines/enrolment/enrolment.entry.ts';
import { formEntry } from '#machines/form/form.entry.ts';
import { giveawayReminderEntry } from '#machines/giveaway-reminder/giveaway-reminder.entry.ts';
import { idleSessionEntry } from '#machines/idle-session/idle-session.entry.ts';
import { inviteFriendsEntry } from '#machines/invite-friends/invite-friends.entry.ts';
import { inviteOfferEntry } from '#machines/invite-offer/invite-offer.entry.ts';
import { inviteLinkEntry } from '#machines/invite-link/invite-link.entry.ts';
import { linkCardEntry } from '#machines/link-card/link-card.entry.ts';
import { loginEntry } from '#machines/login/login.entry.ts';
import { membershipCancelEntry } from '#machines/membership-cancel/membership-cancel.entry.ts';
import { modalEntry } from '#machines/modal/modal.entry.ts';
import { navigationEntry } from '#machines/navigation/navigation.entry.ts';
import { nearMeEntry } from '#machines/near-me/near-me.entry.ts';
import { networkEntry } from '#machines/network/network.entry.ts';
import { offerSearchEntry } from '#machines/offer-search/offer-search.entry.ts';
import { overlayLinkEntry } from '#machines/overlay-link/overlay-link.entry.ts';
import { overlaysEntry } from '#machines/overlays/overlays.entry.ts';
import { pageEntry } from '#machines/page/page.entry.ts';
import { passwordResetEntry } from '#machines/password-reset/password-reset.entry.ts';
import { paymentEntry } from '#machines/payment/payment.entry.ts';
import { pendingPaymentEntry } from '#machines/pending-payment/pending-payment.entry.ts';
import { referralsEntry } from '#machines/referrals/referrals.entry.ts';
import { renewalEntry } from '#machines/renewal/renewal.entry.ts';
import { resourceEntry } from '#machines/resource/resource.entry.ts';
import { rewardEntry } from '#machines/reward/reward.entry.ts';
import { savedOffersEntry } from '#machines/saved-offers/saved-offers.entry.ts';
import { sessionEntry } from '#machines/session/session.entry.ts';
import { signUpEntry } from '#machines/sign-up/sign-up.entry.ts';
import { socialSignInEntry } from '#machines/social-sign-in/social-sign-in.entry.ts';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { toastEntry, toastsEntry } from '#machines/toasts/toasts.entry.ts';
import { updatesEntry } from '#machines/updates/updates.entry.ts';
import { videosEntry } from '#machines/videos/videos.entry.ts';
import { withdrawalEntry } from '#machines/withdrawal/withdrawal.entry.ts';

/** Every machine of the app, in the order in which a reader meets them. */
export const registry: readonly AnyRegistryEntry[] = [
  appEntry,
  sessionEntry,
  navigationEntry,
  pageEntry,
  loginEntry,
  socialSignInEntry,
  passwordResetEntry,
  activationEntry,
  activityEntry,
  signUpEntry,
  affinityEntry,
  enrolmentEntry,
  renewalEntry,
  cardEntry,
  linkCardEntry,
  accountEntry,
  accountSettingsEntry,
  devicesEntry,
  updatesEntry,
  emailChangeEntry,
  dealsEntry,
  nearMeEntry,
  savedOffersEntry,
  rewardEntry,
  membershipCancelEntry,
  withdrawalEntry,
  cardLinkEntry,
  paymentEntry,
  formEntry,
  resourceEntry,
  offerSearchEntry,
  overlaysEntry,
  overlayLinkEntry,
  modalEntry,
  subscriptionEntry,
  upgradeEntry,
  downgradeEntry,
  inviteLinkEntry,
  inviteFriendsEntry,
  inviteOfferEntry,
  giveawayReminderEntry,
  pendingPaymentEntry,
  idleSessionEntry,
  referralsEntry,
  videosEntry,
  toastsEntry,
  toastEntry,
  consentEntry,
  networkEntry,
];
