import { signal } from './api-stub.ts';
import type { WholeAnswer } from './whole-answer.ts';

const at = '2026-10-01T12:00:00Z';
const english = { en: 'Save 20%', fr: '20 % de moins' };

const subscription = {
  membershipTierId: 't-1',
  membershipTierPlanId: 'p-1',
  endsAt: '2026-12-24T00:00:00Z',
  charge: { amount: 20, cardLastDigits: '4242' },
};

const membership = {
  status: 'active',
  membershipTierId: 't-1',
  membershipTierPlanId: 'p-1',
  importStatus: 'COMPLETE',
  currentSubscription: subscription,
  membershipSubscriptions: [subscription],
  referralRockParentId: 'rr-1',
  newsletter: true,
  maxRoundUp: 30,
};

const user = {
  id: 'u-1',
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  createdAt: at,
  language: 'en',
  permissionFlag: 'user',
  isMember: true,
  isSubscribed: true,
  newsletter: true,
  clientNewsletter: false,
  oauthProvider: 'google',
  lotteryNumbers: ['11'],
  currentSubscription: subscription,
  lastSubscription: { endsAt: at },
  currentTier: { id: 't-1' },
  currentTierPlan: { id: 'p-1' },
  phone: '2125550100',
  address: { street: '1 Elm St', city: 'Troy', region: 'NY', postalCode: '12180', country: 'US' },
};

const offers = {
  items: [
    {
      id: 'r-1',
      logo: '/logo.svg',
      nameShort: 'Nord',
      brand: 'Nordwind',
      category: 'shoes',
      type: 'click',
      description: 'Shoes',
      terms: 'Once',
      rewardText: '5% back',
      endsAt: at,
      isFeatured: true,
      url: 'https://shop.example/',
      image: '/shoe.jpg',
      locations: [
        {
          address: '1 Elm St',
          city: 'Troy',
          state: 'NY',
          postalCode: '12180',
          latitude: 42.7,
          longitude: -73.7,
          distanceKm: 3,
        },
      ],
    },
  ],
  pageNumber: 1,
  pageSize: 20,
  total: 1,
};

/** The reads of the first pages. */
export const wholeAnswers: readonly WholeAnswer[] = [
  {
    name: 'the configuration',
    make: ({ api }) => api.fetchClient(signal),
    needed: ['client'],
    body: {
      client: {
        id: 'varsity',
        name: 'Varsity',
        currencyCode: 'USD',
        supportEmail: 'help@example.com',
        featureFlags: {
          whiteLabeled: false,
          newOffersSystem: true,
          downgradeMembership: true,
          amexLimitUx: false,
          newReferralSystem: true,
          destinations: true,
          videosPage: true,
        },
        destinations: [{ code: 'NYC' }],
        membershipModel: 'subscription',
        referralProgram: true,
        referralProgramId: 'rr-9',
        referralReward: '$10',
        vimeoShowcaseId: '12',
        landingPageUrl: 'https://varsity.example',
        gtmId: 'GTM-ABCD12',
        socialProviders: ['google'],
      },
    },
  },
  {
    name: 'the tiers',
    make: ({ api }) => api.fetchTiers(signal),
    needed: ['membershipTiers'],
    body: {
      membershipTiers: [
        {
          id: 't-1',
          name: 'Gold',
          labels: english,
          benefits: [english],
          price: 20,
          minRoundUp: 5,
          maxRoundUp: 50,
          hasNoMinimum: false,
          isFixedTier: true,
          hidden: false,
          membershipTierPlans: [{ id: 'p-1', price: 20, frequency: 'month', chipText: english }],
          frequency: 'month',
        },
      ],
    },
  },
  {
    name: 'the theme',
    make: ({ api }) => api.fetchTheme(signal),
    needed: ['theme'],
    body: {
      theme: {
        settings: { primary: '#0099EB' },
        images: [{ key: 'logo', imagePath: '/logo.svg', css: 'color: red' }],
        labels: [{ key: 'footer_title', value: 'Hello', css: '' }],
        anchors: [{ key: 'footer_faq', value: 'FAQ', href: 'https://faq.example', type: 'default', css: '' }],
      },
    },
  },
  {
    name: 'the session',
    make: ({ api }) => api.fetchSession(signal),
    needed: ['user'],
    body: { user, membership, lotteryTicketNumbers: ['11', '12'] },
  },
  {
    name: 'the session, told on the user',
    make: ({ api }) => api.fetchSession(signal),
    needed: ['user'],
    body: { user: { ...user, membership } },
  },
  {
    name: 'the cards',
    make: ({ api }) => api.fetchCards({}, signal),
    needed: ['items'],
    body: {
      items: [
        {
          id: 'c-1',
          userId: 'u-1',
          clientId: 'varsity',
          name: 'Visa',
          system: 'visa',
          currencyCode: 'USD',
          lastDigits: '4242',
          expiryMonth: 4,
          expiryYear: 2030,
          status: 'active',
          billing: true,
          deleted: false,
          rewardBalance: 3.5,
          createdAt: at,
          updatedAt: at,
        },
      ],
    },
  },
  {
    name: 'the offers',
    make: ({ api }) => api.fetchRewards({ pageNumber: 1, pageSize: 20 }, signal),
    needed: ['items'],
    body: offers,
  },
  {
    name: 'a search',
    make: ({ api }) => api.searchRewards('nord', signal),
    needed: ['items'],
    body: offers,
  },
  {
    name: 'the categories',
    make: ({ api }) => api.fetchCategories(signal),
    needed: ['data'],
    body: { data: [{ name: 'Baby', platformName: 'baby' }] },
  },
];
