import type { ParameterizedObject, StateMachine } from 'xstate';
import type { accountMachine } from '#machines/account/account.machine.ts';
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import type { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import type { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import type { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { cardMachine } from '#machines/card/card.machine.ts';
import type { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { consentMachine } from '#machines/consent/consent.machine.ts';
import type { dealsMachine } from '#machines/deals/deals.machine.ts';
import type { membershipCancelMachine } from '#machines/membership-cancel/membership-cancel.machine.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { pageMachine } from '#machines/page/page.machine.ts';
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import type { createPaymentMachine } from '#machines/payment/payment.machine.ts';
import type { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import type { downgradeMachine } from '#machines/subscription/downgrade.machine.ts';
import type { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import type { rewardMachine } from '#machines/reward/reward.machine.ts';
import type { toastMachine } from '#machines/toasts/toast.machine.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { plainWords } from '#paths/text/plain-words.ts';

type GuardsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer Guard extends ParameterizedObject,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Guard
    : never;

/** For guards of a machine's `setup`, and no others; where a guard has params, they may be spoken with. */
type Phrases<Machine> = {
  readonly [Name in GuardsOf<Machine>['type']]?:
    string | ((params: Extract<GuardsOf<Machine>, { type: Name }>['params']) => string);
};

/** The machines whose guards have phrases. */
interface Deciding {
  affinity: typeof affinityMachine;
  renewal: typeof renewalMachine;
  app: typeof appMachine;
  session: typeof sessionMachine;
  navigation: typeof navigationMachine;
  page: typeof pageMachine;
  passwordReset: typeof passwordResetMachine;
  signUp: typeof signUpMachine;
  card: typeof cardMachine;
  account: typeof accountMachine;
  accountSettings: typeof accountSettingsMachine;
  emailChange: typeof emailChangeMachine;
  deals: typeof dealsMachine;
  savedOffers: typeof savedOffersMachine;
  membershipCancel: typeof membershipCancelMachine;
  withdrawal: typeof withdrawalMachine;
  cardLink: typeof cardLinkMachine;
  payment: ReturnType<typeof createPaymentMachine>;
  modal: typeof modalMachine;
  reward: typeof rewardMachine;
  subscription: typeof subscriptionMachine;
  upgrade: typeof upgradeMachine;
  downgrade: typeof downgradeMachine;
  toast: typeof toastMachine;
  consent: typeof consentMachine;
}

/** When a machine goes which way. A test finds the guard that is shown without its phrase. */
const guardPhrases: { readonly [Id in keyof Deciding]: Phrases<Deciding[Id]> } = {
  affinity: { hasSelection: 'a cause is chosen' },
  renewal: {
    wasRefused: 'the renewal was refused before',
    hasActiveCards: 'there are other active cards',
    knowsDue: 'the amount due is known',
  },
  app: {
    isCrossSite: 'the API is on another site',
    isAllowedHost: 'the host is one of a client',
    isKnown: 'the program is known',
  },
  session: {
    hasPendingLogOut: 'a logout was not finished',
    isMember: 'the person is a member',
  },
  navigation: {
    returnsToTarget: 'signed in, with a page to return to',
    isSignedInAtEntrance: 'signed in, at login or sign-up',
    isMemberEnrolling: 'a member, at joining',
    needsLogin: 'a visitor, at a page that needs a login',
    needsEnrolment: 'signed in, but has not joined',
    needsCheckout: 'the checkout was not finished, or the membership has ended',
    needsRenewal: 'the membership is suspended, or in a status the app does not know',
    needsReactivation: 'the membership was cancelled, and still runs',
    leavesForLandingPage: 'sign-up, and the client has a landing page',
    startsWithTiers: 'sign-up, and the client sells tiers',
    startsWithAccount: 'sign-up, without tiers to choose',
    hasChosenTier: 'the tiers, but one is chosen or there are none',
    renewsInsteadOfChoosing: 'the tiers, but the member has one to renew',
    hasPaid: 'a sign-up step, but all is paid',
    lacksTier: 'the account step, without a tier',
    enrolsInstead: 'a sign-up step, but signed in without having joined',
    hasAccount: 'the account step, but there is an account',
    lacksAccount: 'a later step, without an account',
    lacksPlan: 'the checkout, without a plan',
    lacksCard: 'a step after the checkout, without a card',
    lacksResetEmail: 'the code page, without an address',
    lacksResetToken: 'the new password, without a code',
    hasNothingToRenew: 'the renewal, with nothing to renew',
    hasNoReferralPage: 'the friends, but the client has no such page',
    hasNoVideos: 'the videos, but the client has none',
    isLimitedToAmex: 'a page that the cards do not allow',
    hasBeenHere: 'the page was left already',
  },
  reward: {
    hasFailed: 'the lists could not be read',
    isListed: 'a list has the offer',
  },
  page: { isOn: ({ flow }) => `the page of ${plainWords(flow)}` },
  passwordReset: {
    isAddressed: 'the address is known',
    isOn: ({ step }) => (step === 'password-reset-2' ? 'the page of the new password' : plainWords(step)),
  },
  signUp: {
    isOn: ({ step }) => `the page of ${plainWords(step.replace('sign-up-', ''))}`,
    hasOneChoice: 'there is one plan only',
  },
  card: {
    isMissing: 'the card is not there any more',
    hasStatus: ({ status }) => `the card is ${plainWords(status)}`,
    isDone: 'it is done already',
    requests: ({ action }) =>
      `the member asked to ${plainWords(action)}${action === 'makePrimary' ? '' : ' it'}`,
    isLastActive: 'it is the last active card',
    isOnlyActive: 'the server says that it is the only active card',
    leavesOpen: 'no answer says what happened, or that the card is still there',
    mayClose: 'nothing is being changed',
  },
  account: {
    isReceipt: 'the address asks for a receipt',
    isStatement: 'the address asks for a statement',
    isPassword: 'it is the password',
  },
  emailChange: { hasToken: 'the address brought a link' },
  accountSettings: {
    isAffinity: 'the row of the cause is open',
    hasRow: 'another row is open',
    isOther: 'it is another row',
  },
  deals: {
    isSaved: 'saved offers are wanted',
    isLost: 'offers nearby, but the position is not known',
    isAnswered: 'it is answered already',
    isEmptied: 'the field is empty',
    isNarrowed: 'there is a search or a filter',
  },
  savedOffers: { hasChanges: 'a heart was set or taken back' },
  membershipCancel: { knowsOwed: 'the balance is known' },
  withdrawal: {
    isInterrupted: 'a withdrawal was cut off',
    owesDues: 'the membership is not paid',
    isPaying: 'its payment is with the bank',
    hasNothing: 'there is nothing to withdraw',
    hasNoCard: 'there is no card',
    isPossible: 'there is as much, and a card to pay it to',
  },
  cardLink: {
    isInterrupted: 'linking was cut off',
    isRenderedAfterRefusal: 'the form is drawn, and a card was refused',
    isRendered: 'the form is drawn',
    wasRefused: 'a card was refused',
    hasNoForm: 'there is no form',
  },
  payment: {
    isInterrupted: 'the payment was cut off',
    hasSucceeded: 'it is paid',
  },
  modal: { isFor: ({ name }) => `the modal of ${plainWords(name)}` },
  subscription: {
    hasError: 'something went wrong before',
    wasInterrupted: ({ way }) =>
      way === 'card' ? 'linking a card was cut off' : `${way === 'upgrade' ? 'an' : 'a'} ${way} was cut off`,
    leadsTo: ({ way }) =>
      way === 'card' ? 'the plan needs a card' : `the plan is ${way === 'upgrade' ? 'an' : 'a'} ${way}`,
    isOffered: 'the plan leads somewhere from the one that runs',
    hasBegun: 'the membership begins with it',
    hasChanged: 'another plan ran before',
    hasNoChoice: 'there is one plan only',
    beginsWithPlans: 'the plans were asked for',
    isFor: ({ mode }) => (mode === 'subscribe' ? 'a new subscription' : 'a running subscription'),
    hasReferral: 'the client has a referral programme',
  },
  upgrade: {
    hasActiveCards: 'there are other active cards',
    isInterrupted: 'an upgrade was cut off',
    isFree: 'nothing is due',
  },
  downgrade: { isInterrupted: 'a downgrade was cut off' },
  toast: { isPersistent: 'the message stays until it is closed', isLastTick: 'its time is over' },
  consent: {
    hasAccepted: 'cookies were accepted before',
    hasRejected: 'cookies were rejected before',
  },
};

type AnyPhrase = string | ((params: object) => string) | undefined;

/** The phrase of a machine's guard; undefined without one. */
export function phraseOf(machineId: string, guard: string): AnyPhrase {
  const all: Readonly<Record<string, Readonly<Record<string, unknown>>>> = guardPhrases;
  return all[machineId]?.[guard] as AnyPhrase;
}
