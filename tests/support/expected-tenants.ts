import type { NavItemId } from '#machines/domain/navigation-items.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { PlanChoice } from '#server/demo/tenants/tenant.ts';
import type { TenantId } from '#server/demo/tenants/tenants.ts';
import type { clientFacts } from '#src/app/navigation.ts';
import type { StepName } from '#src/flows/sign-up/step-frame.tsx';

interface ExpectedTenant {
  loginTitle: string;
  /** What a friend who joins brings. */
  friendRewardCents: Cents;
  /** What the app calls those whom members support. */
  terminology: { cause: string; causes: string };
  /** What the navigation guards read. */
  facts: ReturnType<typeof clientFacts>;
  /** The items of an active member's navigation bar, from the left. */
  bar: readonly NavItemId[];
  hasOfferSearch: boolean;
  signUp: {
    start: string;
    steps: readonly StepName[];
    /** What the first payment is for; null where purchases are rounded up. */
    first: { plan: PlanChoice; button: string; amountCents: Cents } | null;
  };
}

const noFacts = {
  hasTierPages: false,
  hasLandingPage: false,
  hasReferralPage: false,
  hasVideos: false,
  isAmexLimited: false,
};

const everyStep = [
  'sign-up-tiers',
  'sign-up-account',
  'sign-up-billing',
  'sign-up-affinity',
  'sign-up-user-info',
] as const;

/** What the app shows at each demo tenant, written by hand: tests compare it with the app. */
export const expectedTenants: Readonly<Record<TenantId, ExpectedTenant>> = {
  varsity: {
    loginTitle: 'Log in',
    friendRewardCents: 1500,
    terminology: { cause: 'team', causes: 'teams' },
    facts: { ...noFacts, hasTierPages: true, hasReferralPage: true, hasVideos: true },
    bar: ['deals', 'refer', 'videos', 'activity'],
    hasOfferSearch: false,
    signUp: {
      start: '/sign-up',
      steps: everyStep,
      first: {
        plan: { tier: 'Starter', frequency: 'year' },
        button: 'Pay $250.00',
        amountCents: 25_000,
      },
    },
  },
  roundup: {
    loginTitle: 'Log in | Roundup',
    friendRewardCents: 1000,
    terminology: { cause: 'cause', causes: 'causes' },
    facts: { ...noFacts, isAmexLimited: true },
    bar: ['deals', 'refer', 'activity'],
    hasOfferSearch: true,
    signUp: {
      start: '/sign-up',
      steps: ['sign-up-account', 'sign-up-billing', 'sign-up-user-info'],
      first: null,
    },
  },
  harbor: {
    loginTitle: 'Log in',
    friendRewardCents: 1000,
    terminology: { cause: 'cause', causes: 'causes' },
    facts: { ...noFacts, hasTierPages: true, hasLandingPage: true, hasReferralPage: true },
    bar: ['deals', 'refer', 'activity'],
    hasOfferSearch: false,
    signUp: {
      start: '/sign-up/tiers',
      steps: everyStep,
      first: {
        plan: { tier: 'Mooring', frequency: 'month' },
        button: 'Pay CAD 15.00',
        amountCents: 1500,
      },
    },
  },
};
