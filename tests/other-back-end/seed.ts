import type {
  Card,
  Client,
  Member,
  Membership,
  Plan,
  Reward,
  State,
  Tenant,
  Theme,
  Tier,
} from './entities.ts';

const plan = (id: number, price: number, frequency: string, chip = ''): Plan => ({
  id,
  price,
  frequency,
  chipText: { en: chip, fr: chip },
});

function makeTier(id: number, name: string, plans: Plan[], changes: Partial<Tier> = {}): Tier {
  return {
    id,
    name,
    labels: { en: name, fr: `${name} (fr)` },
    benefits: [
      { en: `${name} benefit one`, fr: `Avantage un de ${name}` },
      { en: `${name} benefit two`, fr: `Avantage deux de ${name}` },
    ],
    price: plans[0]?.price ?? -1,
    minRoundUp: null,
    maxRoundUp: null,
    hasNoMinimum: false,
    isFixedTier: plans.length > 0,
    hidden: false,
    frequency: plans[0]?.frequency ?? 'month',
    membershipTierPlans: plans,
    ...changes,
  };
}

const FIXED_TIERS = (): Tier[] => [
  makeTier(11, 'Bronze', [plan(111, 4.5, 'month'), plan(112, 45, 'year', 'Two months free')]),
  makeTier(12, 'Silver', [plan(121, 9.75, 'month'), plan(122, 97.5, 'year', 'Two months free')]),
  makeTier(13, 'Gold', [plan(131, 19.25, 'month')]),
];

const ROUND_UP_TIER = (): Tier =>
  makeTier(21, 'Round-up', [], { minRoundUp: 5, maxRoundUp: 100, hasNoMinimum: true });

function makeTiers(membershipModel: string): Tier[] {
  if (membershipModel === 'round_up') return [ROUND_UP_TIER()];
  if (membershipModel === 'subscription') return FIXED_TIERS();
  return [ROUND_UP_TIER(), ...FIXED_TIERS()];
}

function makeClient(membershipModel: string): Client {
  return {
    name: 'Acme Rewards',
    currencyCode: 'USD',
    supportEmail: 'help@acme.example',
    featureFlags: {
      whiteLabeled: false,
      newOffersSystem: true,
      downgradeMembership: true,
      amexLimitUx: false,
      newReferralSystem: false,
      destinations: false,
      videosPage: false,
    },
    destinations: [{ code: 'north' }, { code: 'south' }],
    membershipModel,
    referralProgram: null,
    referralProgramId: null,
    referralReward: null,
    vimeoShowcaseId: null,
    landingPageUrl: null,
    gtmId: null,
  };
}

function makeTheme(): Theme {
  return {
    settings: {
      primary: '#0b5394',
      secondary: '#38761d',
      neutral100: '#f5f5f5',
      neutral600: '#333333',
      error: '#a61c00',
    },
    images: [
      { key: 'logo', imagePath: '/logo.svg', css: '' },
      { key: 'favicon', imagePath: 'media/favicon.svg', css: '' },
    ],
    labels: [
      { key: 'footer_title', value: 'Acme gives back', css: '' },
      { key: 'hero_slide_1_title', value: 'Give while you shop', css: '' },
      { key: 'hero_slide_1_subTitle', value: '', css: '' },
    ],
    anchors: [
      { key: 'footer_faq', value: 'Questions', href: 'https://acme.example/faq', type: 'link', css: '' },
    ],
  };
}

function makeRewards(): Reward[] {
  return Array.from({ length: 45 }, (_unused, index) => ({
    id: 500 + index,
    logo: `/logos/${index}.svg`,
    nameShort: `Brand ${String(index).padStart(2, '0')}`,
    brand: `Brand ${String(index).padStart(2, '0')} Stores`,
    category: index % 2 === 0 ? 'groceries' : 'travel',
    featured: index % 9 === 0,
  }));
}

export function makeCard(id: number, userId: number, changes: Partial<Card> = {}): Card {
  return {
    id,
    userId,
    clientId: 1,
    name: `Card ${id}`,
    system: 'visa',
    currencyCode: 'USD',
    lastDigits: String(1000 + (id % 9000)),
    expiryMonth: 9,
    expiryYear: 2031,
    status: 'active',
    billing: false,
    platformData: { token: `tok_${id}` },
    deleted: false,
    createdAt: '2025-02-03T10:11:12.000000Z',
    updatedAt: '2025-02-03T10:11:12.000000Z',
    ...changes,
  };
}

export interface MemberWishes {
  id: number;
  email: string;
  status?: string;
  tierId?: number;
  planId?: number | null;
  endsAt?: string;
  cards?: Card[];
  isSubscribed?: boolean;
}

function makeMembership(wishes: MemberWishes, status: string): Membership {
  const { tierId = 11, planId = 111, endsAt = '2031-05-06T07:08:09.000000Z' } = wishes;
  const subscription = { membershipTierId: tierId, membershipTierPlanId: planId, endsAt };
  return {
    status,
    membershipTierId: tierId,
    membershipTierPlanId: planId,
    importStatus: null,
    currentSubscription: subscription,
    membershipSubscriptions: [subscription],
    referralRockParentId: null,
    newsletter: true,
  };
}

/** A person; without a status they have an account and no membership. */
export function makeMember(wishes: MemberWishes): Member {
  const cards = wishes.cards ?? [];
  return {
    user: {
      id: wishes.id,
      firstName: 'Mary',
      lastName: 'Moore',
      email: wishes.email,
      createdAt: '2025-01-02T03:04:05.000000Z',
      language: 'en',
      permissionFlag: 'user',
      isMember: wishes.status !== undefined,
      isSubscribed: wishes.isSubscribed ?? wishes.status !== undefined,
      newsletter: true,
      clientNewsletter: true,
      oauthProvider: null,
      lotteryNumbers: ['L-100', 'L-101'],
    },
    password: 'Passw0rd!23',
    profile: {
      phone: '+12025550123',
      street: '1 Main Street',
      city: 'Springfield',
      state: 'IL',
      zip: '62701',
      country: 'US',
    },
    membership: wishes.status === undefined ? null : makeMembership(wishes, wishes.status),
    cards,
    transactions: cards.flatMap((card, index) => makeTransactions(card.id, 900 + index * 10)),
    lotteryTicketNumbers: ['T-7001', 'T-7002'],
    affinities: null,
  };
}

function makeTransactions(cardId: number, first: number): Member['transactions'] {
  return [0, 1, 2].map((index) => ({
    id: index === 2 ? null : first + index,
    cardId,
    description: `Purchase ${first + index}`,
    amount: 12.35 + index,
    roundUpAmount: 0.65,
    purchasedAt: `2026-0${index + 1}-15T16:17:18.000000Z`,
    rewardAmount: 1.25,
    rewardStatus: 'pending',
  }));
}

export function makeTenant(membershipModel: string, members: Member[]): Tenant {
  return {
    label: 'acme',
    client: makeClient(membershipModel),
    tiers: makeTiers(membershipModel),
    theme: makeTheme(),
    rewards: makeRewards(),
    categories: [
      { name: 'Groceries', platformName: 'groceries' },
      { name: 'Travel', platformName: 'travel' },
    ],
    members,
    imports: {},
  };
}

export function makeState(tenant: Tenant, choices: State['choices']): State {
  return {
    tenant,
    choices,
    sessions: new Map(),
    resetTokens: new Map(),
    charges: [],
    nextId: 7000,
    now: () => new Date(),
  };
}
