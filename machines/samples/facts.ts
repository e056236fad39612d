import type { NavigationFacts } from '#machines/navigation/rules.ts';

const visitor: NavigationFacts = {
  session: 'visitor',
  hasExpired: false,
  isAdmin: false,
  status: null,
  hasCurrentSubscription: false,
  owes: false,
  hasTier: false,
  cards: 'unknown',
  hasTierPages: true,
  hasStoredTier: false,
  hasLandingPage: false,
  hasReferralPage: false,
  hasVideos: false,
  isAmexLimited: false,
  isSigningUp: false,
  hasJoined: false,
  isPaying: false,
  hasResetEmail: false,
  hasResetToken: false,
  target: null,
};

const active: NavigationFacts = {
  ...visitor,
  session: 'member',
  status: 'active',
  hasCurrentSubscription: true,
  hasTier: true,
  cards: 'some',
};

/** The people whom the guards tell apart. */
export const sampleFacts = {
  visitor,
  visitorWithTier: { ...visitor, hasStoredTier: true },
  expired: { ...visitor, hasStoredTier: true, hasExpired: true },
  visitorOfRoundUp: { ...visitor, hasTierPages: false },
  visitorOfLandingPage: { ...visitor, hasLandingPage: true },
  nonMember: { ...visitor, session: 'nonMember' },
  active,
  activeWithTarget: { ...active, target: { route: 'activity', search: { preset: '30' } } },
  activeWithBadTarget: { ...active, target: { route: 'login', search: {} } },
  activeWithoutCard: { ...active, cards: 'none' },
  onlyAmex: { ...active, cards: 'onlyAmex', isAmexLimited: true },
  overdueWithoutSubscription: { ...active, status: 'overdue', hasCurrentSubscription: false },
  activeWithDebt: { ...active, owes: true },
  suspended: { ...active, status: 'suspended' },
  abandoned: { ...visitor, session: 'member', status: 'abandoned_checkout', hasTier: true },
  abandonedWithoutPlan: { ...visitor, session: 'member', status: 'abandoned_checkout' },
  visitorChangingPlan: { ...visitor, hasStoredTier: true, isSigningUp: true },
  activeChurned: { ...active, status: 'churned' },
} as const satisfies Record<string, NavigationFacts>;
