/** The entities of the specification, as a server that only has the specification writes them. */

export type Texts = Record<string, string>;

export interface Plan {
  id: number;
  price: number;
  frequency: string;
  chipText: Texts;
}

export interface Tier {
  id: number;
  name: string;
  labels: Texts;
  benefits: Texts[];
  price: number;
  minRoundUp: number | null;
  maxRoundUp: number | null;
  hasNoMinimum: boolean;
  isFixedTier: boolean;
  hidden: boolean;
  frequency: string;
  membershipTierPlans: Plan[];
}

export interface Subscription {
  membershipTierId: number;
  membershipTierPlanId: number | null;
  endsAt: string;
}

export interface Membership {
  status: string;
  membershipTierId: number | null;
  membershipTierPlanId: number | null;
  importStatus: string | null;
  currentSubscription: Subscription | null;
  membershipSubscriptions: Subscription[];
  referralRockParentId: string | null;
  newsletter: boolean;
}

export interface User {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: string;
  language: string;
  permissionFlag: string;
  isMember: boolean;
  isSubscribed: boolean;
  newsletter: boolean;
  clientNewsletter: boolean;
  oauthProvider: string | null;
  lotteryNumbers: string[];
}

export interface Card {
  id: number;
  userId: number;
  clientId: number;
  name: string;
  system: string;
  currencyCode: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
  status: string;
  billing: boolean;
  platformData: Record<string, unknown>;
  deleted: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface CardTransaction {
  id: number | null;
  cardId: number;
  description: string;
  amount: number;
  roundUpAmount: number;
  purchasedAt: string;
  rewardAmount: number;
  rewardStatus: string;
}

export interface Reward {
  id: number;
  logo: string;
  nameShort: string;
  brand: string;
  category: string;
  featured: boolean;
}

export interface Category {
  name: string;
  platformName: string;
}

export interface Client {
  name: string;
  currencyCode: string;
  supportEmail: string;
  featureFlags: Record<string, boolean>;
  destinations: { code: string }[];
  membershipModel: string;
  referralProgram: string | null;
  referralProgramId: string | null;
  referralReward: number | null;
  vimeoShowcaseId: string | null;
  landingPageUrl: string | null;
  gtmId: string | null;
}

export interface Theme {
  settings: Record<string, string>;
  images: { key: string; imagePath: string; css: string }[];
  labels: { key: string; value: string; css: string }[];
  anchors: { key: string; value: string; href: string; type: string; css: string }[];
}

/** One person with all that the server keeps about them. */
export interface Member {
  user: User;
  password: string;
  profile: Record<string, unknown>;
  membership: Membership | null;
  cards: Card[];
  transactions: CardTransaction[];
  lotteryTicketNumbers: string[];
  affinities: unknown;
}

/** Money that the server took, in the order in which it took it. */
export interface Charge {
  userId: number;
  amount: number;
  reason: string;
}

export interface Tenant {
  label: string;
  client: Client;
  tiers: Tier[];
  theme: Theme;
  rewards: Reward[];
  categories: Category[];
  members: Member[];
  imports: Record<string, { email: string; membershipTierId: number }>;
}

/** What the specification leaves to each server. */
export interface Choices {
  /** The page's origin, the only one that may call. */
  appOrigin: string;
  /** The domain that the page and the server share. */
  cookieDomain: string;
  /** Request headers that may come beside those of the specification. */
  furtherHeaders: string[];
  /** Whether an answer is written inside `data`. */
  envelope: boolean;
  /** The path of the plan change, or none. */
  downgradePath: string | null;
  /** The words for the states of a membership and of a card. */
  words: { unpaid: string; active: string; cancelled: string; cardActive: string; cardPaused: string };
}

/** All that the server remembers. */
export interface State {
  tenant: Tenant;
  choices: Choices;
  sessions: Map<string, { userId: number | null; token: string }>;
  resetTokens: Map<string, string>;
  charges: Charge[];
  nextId: number;
  now: () => Date;
}
