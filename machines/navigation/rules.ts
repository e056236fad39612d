import type { MembershipStatus } from '#machines/domain/member.ts';
import { factsOf, type RouteName } from '#machines/domain/routes.ts';
import type { RouteTarget } from '#machines/domain/target.ts';

/** What the guards read; gathered once a navigation, from settled actors only. */
export interface NavigationFacts {
  session: 'visitor' | 'nonMember' | 'member';
  /** A visitor whose session has ended in the middle of something. */
  hasExpired: boolean;
  isAdmin: boolean;
  /** Null for somebody without a membership. */
  status: MembershipStatus | null;
  hasCurrentSubscription: boolean;
  /** A debt is open, whatever the status: it can be paid. */
  owes: boolean;
  /** The membership has a tier. */
  hasTier: boolean;
  /** `unknown` until the list was read: never taken for "no cards". */
  cards: 'unknown' | 'none' | 'onlyAmex' | 'some';
  /** The client sells tiers; a pure round-up programme is itself the tier. */
  hasTierPages: boolean;
  /** A valid tier is stored from the sign-up entry or the tiers step. */
  hasStoredTier: boolean;
  /** The sign-up flow is running, so that a step back to the tiers is meant. */
  isSigningUp: boolean;
  /** This member has finished signing up in this tab. */
  hasJoined: boolean;
  /** A payment of the page that is wanted is under way, or its end not told yet: the page does that, and leads on. */
  isPaying: boolean;
  hasLandingPage: boolean;
  hasReferralPage: boolean;
  hasVideos: boolean;
  isAmexLimited: boolean;
  /** The address names who asked for a reset code. */
  hasResetEmail: boolean;
  /** A code was accepted, or a link brought what it is changed for. */
  hasResetToken: boolean;
  /** Where the member was going when the login page came in between. */
  target: RouteTarget | null;
}

/** A route together with the facts about who asks for it. */
export interface Visit {
  route: RouteName;
  facts: NavigationFacts;
}

type Rule = (visit: Visit) => boolean;

const supportPages: readonly RouteName[] = ['support-terms', 'support-privacy'];

const isSupportPage: Rule = ({ route }) => supportPages.includes(route);
const isSignUpStep: Rule = ({ route }) => factsOf(route).access === 'signUp';
const isAfterAccount: Rule = ({ route }) =>
  ['sign-up-billing', 'sign-up-affinity', 'sign-up-user-info'].includes(route);
const isSignedIn: Rule = ({ facts }) => facts.session !== 'visitor';
const isActiveChurned: Rule = ({ facts }) => facts.status === 'churned' && facts.hasCurrentSubscription;
const isSuspended: Rule = ({ facts }) => facts.status === 'suspended';
/** Nobody is asked to pay on a status that the app does not know. */
const isUnclear: Rule = ({ facts }) => facts.status === 'unknown';
const mustFinishCheckout: Rule = (visit) =>
  visit.facts.status === 'abandoned_checkout' ||
  (visit.facts.status === 'churned' && !isActiveChurned(visit));
/** Who pays a debt, or has just paid one there: also a member who has left, or whose membership runs. */
const paysDebt: Rule = ({ route, facts }) => route === 'renew' && (facts.owes || facts.isPaying);
const isUnderStatusRules: Rule = (visit) =>
  visit.facts.session === 'member' && !visit.facts.isAdmin && !isSupportPage(visit) && !paysDebt(visit);

const isOn =
  (...names: readonly RouteName[]): Rule =>
  ({ route }) =>
    names.includes(route);

const all =
  (...rules: readonly Rule[]): Rule =>
  (visit) =>
    rules.every((rule) => rule(visit));

const not =
  (rule: Rule): Rule =>
  (visit) =>
    !rule(visit);

const isPaying: Rule = ({ facts }) => facts.isPaying;

const isPastCheckout = all(
  isOn('sign-up-tiers', 'sign-up-billing'),
  not(isPaying),
  ({ facts }) => facts.cards === 'some' || facts.cards === 'onlyAmex',
  ({ facts }) => facts.hasTier,
  (visit) =>
    visit.facts.isAdmin ||
    visit.facts.status === 'active' ||
    visit.facts.status === 'overdue' ||
    isUnclear(visit) ||
    isActiveChurned(visit),
);

/** Back from home: the last steps are over, too. */
const isPastSignUp = all(
  isOn('sign-up-affinity', 'sign-up-user-info'),
  ({ facts }) => facts.hasJoined && !facts.isSigningUp,
);

/** The guards of a navigation, each a plain predicate over a visit. */
export const rules = {
  returnsToTarget: all(isOn('login'), isSignedIn, ({ facts }) => facts.target !== null),
  isSignedInAtEntrance: all(isOn('login', 'sign-up'), isSignedIn),

  isMemberEnrolling: all(isOn('enroll'), ({ facts }) => facts.session === 'member'),

  needsLogin: all(
    not(isSignedIn),
    (visit) =>
      ['signedIn', 'main'].includes(factsOf(visit.route).access) ||
      (visit.facts.hasExpired && isAfterAccount(visit)),
  ),

  needsEnrolment: all(
    ({ facts }) => facts.session === 'nonMember',
    not(isOn('enroll')),
    not(isSignUpStep),
    not(isSupportPage),
  ),

  needsCheckout: all(isUnderStatusRules, mustFinishCheckout, not(isSignUpStep)),
  needsRenewal: all(isUnderStatusRules, isSuspended, not(isOn('renew'))),
  needsReactivation: all(isUnderStatusRules, isActiveChurned, not(isOn('account'))),

  leavesForLandingPage: all(isOn('sign-up'), ({ facts }) => facts.hasLandingPage && !facts.hasStoredTier),
  startsWithTiers: all(isOn('sign-up'), ({ facts }) => facts.hasTierPages),
  startsWithAccount: isOn('sign-up'),

  hasChosenTier: all(
    isOn('sign-up-tiers'),
    ({ facts }) => (facts.hasStoredTier && !facts.isSigningUp) || !facts.hasTierPages,
  ),
  renewsInsteadOfChoosing: all(
    isOn('sign-up-tiers'),
    ({ facts }) =>
      facts.session === 'member' &&
      facts.hasTier &&
      !facts.hasCurrentSubscription &&
      facts.status !== 'abandoned_checkout',
  ),
  lacksTier: all(
    isOn('sign-up-account'),
    not(isSignedIn),
    ({ facts }) => facts.hasTierPages && !facts.hasStoredTier,
  ),
  enrolsInstead: all(
    isOn('sign-up-account', 'sign-up-billing', 'sign-up-affinity', 'sign-up-user-info'),
    ({ facts }) => facts.session === 'nonMember',
  ),
  hasAccount: all(isOn('sign-up-account'), ({ facts }) => facts.session === 'member'),
  lacksAccount: all(isAfterAccount, not(isSignedIn)),
  lacksPlan: all(
    isOn('sign-up-billing'),
    ({ facts }) => facts.hasTierPages && !facts.hasStoredTier && !facts.hasTier,
  ),
  hasPaid: (visit) => isPastCheckout(visit) || isPastSignUp(visit),
  lacksCard: (visit) =>
    (visit.route === 'sign-up-affinity' && visit.facts.cards === 'none') ||
    (visit.route === 'sign-up-user-info' && isUnderStatusRules(visit) && mustFinishCheckout(visit)),

  lacksResetEmail: all(isOn('password-reset-1'), ({ facts }) => !facts.hasResetEmail),
  lacksResetToken: all(isOn('password-reset-2'), ({ facts }) => !facts.hasResetToken),
  hasNothingToRenew: all(
    isOn('renew'),
    not(paysDebt),
    (visit) =>
      visit.facts.status === 'active' ||
      isUnclear(visit) ||
      (visit.facts.hasCurrentSubscription && visit.facts.status !== 'overdue' && !isSuspended(visit)),
  ),
  hasNoReferralPage: all(isOn('refer'), ({ facts }) => !facts.hasReferralPage),
  hasNoVideos: all(isOn('videos'), ({ facts }) => !facts.hasVideos || facts.session !== 'member'),
  isLimitedToAmex: all(
    isOn('rewards', 'activity'),
    ({ facts }) => facts.isAmexLimited && facts.cards === 'onlyAmex',
  ),
} satisfies Record<string, Rule>;
