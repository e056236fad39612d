import { tenantAnswers } from '#gallery/screens/tenants.ts';
import type { MembersAnswers } from '#src/frame-template.ts';

type Membership = NonNullable<MembersAnswers['users/me']['membership']>;
type CardAnswer = NonNullable<MembersAnswers['cards']>['items'][number];

const at = '2026-10-14T09:30:00.000Z';
const period = { membershipTierId: 't', membershipTierPlanId: 'p', endsAt: '2026-12-24T00:00:00.000Z' };

/** What the API answers to everybody, by tenants. */
export const programmes = tenantAnswers.map(({ client, tiers, theme }) => ({
  client: (client as { id: string }).id,
  tiers: tiers as readonly { id: string; membershipTierPlans: readonly { id: string }[] }[],
  programme: { '': { client }, 'membership-tiers': { membershipTiers: tiers }, theme: { theme } },
}));

interface State {
  membership?: Partial<Membership>;
  permissionFlag?: 'user' | 'admin';
  tickets?: number;
  cards?: readonly Partial<CardAnswer>[];
  /** Calls that fail. */
  without?: readonly ('cards' | 'categories')[];
}

const visa = { system: 'visa', lastDigits: '4242' };
const amex = { system: 'amex', lastDigits: '0005' };
const ended = { status: 'churned', currentSubscription: null } as const;
const dues = { amount: 12.5, since: at };
const pendingPayment = { kind: 'renewal', amount: 12.5, since: at } as const;

/** Members in each state that a frame tells from others. */
export const states: Readonly<Record<string, State>> = {
  active: { tickets: 3, cards: [visa, amex, { ...visa, status: 'deleted', deleted: true }] },
  'without tickets and cards': { cards: [] },
  'not begun': { membership: { currentSubscription: null } },
  'with American Express alone': { tickets: 12, cards: [amex] },
  'whose cards failed': { without: ['cards', 'categories'] },
  overdue: { membership: { status: 'overdue', dues } },
  'overdue and paying': { membership: { status: 'overdue', dues, pendingPayment } },
  'overdue with nothing said': { membership: { status: 'overdue' } },
  suspended: { membership: { status: 'suspended', currentSubscription: null, dues } },
  'that left': { membership: ended },
  'that left with a paid period': { membership: { status: 'churned' } },
  'that left and pays again': { membership: { ...ended, pendingPayment } },
  'that never paid': { membership: { status: 'abandoned_checkout', currentSubscription: null } },
  'of an unknown status': { membership: { status: 'frozen' as never } },
  'that administers': { membership: ended, permissionFlag: 'admin' },
};

/** What a member's secrets begin with: nothing of it may be in what members share. */
export const secret = 'secret-';

/** The API's answers about a member of a tenant. */
export function answersOf(
  { membership, permissionFlag = 'user', tickets = 0, cards = [visa], without = [] }: State,
  { firstName, lastName }: { firstName: string; lastName: string },
  tier: (typeof programmes)[number]['tiers'][number] | undefined,
): MembersAnswers {
  const own: Membership = {
    status: 'active',
    membershipTierId: tier?.id ?? null,
    membershipTierPlanId: tier?.membershipTierPlans[0]?.id ?? null,
    importStatus: null,
    currentSubscription: period,
    membershipSubscriptions: [period],
    referralRockParentId: `${secret}parent`,
    newsletter: true,
    maxRoundUp: 30,
    pendingPayment: null,
    dues: null,
    ...membership,
  };
  const numbers = Array.from({ length: tickets }, (_, index) => `${secret}${index}`);
  const rows = cards.map((card, index): CardAnswer => ({
    id: `${secret}card-${index}`,
    userId: `${secret}id`,
    clientId: 'c',
    name: `${secret}card`,
    system: 'visa',
    currencyCode: 'USD',
    lastDigits: '1111',
    expiryMonth: 1,
    expiryYear: 2030,
    status: 'active',
    billing: true,
    deleted: false,
    rewardBalance: 77.77,
    createdAt: at,
    updatedAt: at,
    ...card,
  }));
  return {
    'users/me': {
      user: {
        id: `${secret}id`,
        firstName,
        lastName,
        email: `${secret}@example.com`,
        createdAt: at,
        language: 'en',
        permissionFlag,
        isMember: true,
        isSubscribed: true,
        newsletter: true,
        clientNewsletter: true,
        oauthProvider: `${secret}provider`,
        lotteryNumbers: numbers,
        membership: own,
        phone: `${secret}phone`,
        address: { street: `${secret}street`, city: '', region: '', postalCode: '', country: null },
        lastSubscription: { endsAt: at },
      },
      membership: own,
      lotteryTicketNumbers: numbers,
    },
    ...(!without.includes('cards') && { cards: { items: rows } }),
    ...(!without.includes('categories') && {
      categories: { data: [{ name: 'Shoes & more', platformName: 'shoes' }] },
    }),
  };
}
