import { themeDocument, type DemoTenant } from './tenant.ts';

/**
 * A white-label programme on the Atlantic coast of Canada: a round-up tier beside fixed ones, no downgrades.
 * `{origin}` in the landing page's address stands for the address at which the server is asked.
 */
export const harbor: DemoTenant = {
  id: 'harbor',
  name: 'Harbor Giving',
  currencyCode: 'CAD',
  country: 'CA',
  supportEmail: 'ahoy@harbor-giving.example',
  ageInMonths: 22,
  config: {
    featureFlags: {
      whiteLabeled: true,
      newOffersSystem: true,
      downgradeMembership: false,
      amexLimitUx: false,
      newReferralSystem: true,
      destinations: false,
      videosPage: false,
    },
    destinations: [],
    membershipModel: 'round_up_subscription',
    referralProgram: true,
    referralProgramId: 'hg-crew',
    referralReward: '$10',
    vimeoShowcaseId: null,
    landingPageUrl: '{origin}/media/harbor/landing.html',
    gtmId: null,
    socialProviders: ['google', 'apple'],
  },
  theme: themeDocument('harbor', {
    settings: {
      primary: '#0B5563',
      secondary: '#E4572E',
      neutral100: '#F3F8F8',
      neutral200: '#E0ECEC',
      neutral300: '#C2D5D6',
      neutral400: '#7F9A9E',
      neutral500: '#48656C',
      neutral600: '#12343D',
      error: '#B3261E',
      info: '#1D6A8F',
      success: '#2C7A55',
      warning: '#A9670A',
    },
    heroes: [
      {
        superTitle: 'From our harbour',
        title: 'Small change keeps the light on.',
        subTitle: 'Your round-ups paid for a new lamp at Gull Rock. It turns every night.',
        button: 'See what you gave',
        href: '/activity',
      },
      {
        superTitle: 'Buy local',
        title: 'Tie up at a shop you know.',
        subTitle: 'Sixty shops and kitchens from Halifax to St. John’s pay you cash back.',
        button: 'Find an offer',
        href: '/rewards',
      },
      {
        superTitle: 'The crew at sea',
        title: 'Someone is always on call.',
        subTitle: 'The lifeboat went out 61 times this year. Invite a friend and help fuel the next one.',
        button: 'Bring a friend aboard',
        href: '/refer',
      },
    ],
    labels: {
      footer_title: 'Harbor Giving',
      footer_description: 'Cash back from local shops, and spare change for the coast that raised us.',
      footer_about_subTitle: 'About us',
    },
    anchors: {
      footer_contact_us: ['Write to us', 'mailto:ahoy@harbor-giving.example'],
      footer_faq: ['FAQ', 'https://harbor-giving.example/faq'],
      footer_about_1: ['The causes', 'https://harbor-giving.example/causes'],
      footer_about_2: ['For shops', 'https://harbor-giving.example/shops'],
      footer_mission: ['Mission', 'https://harbor-giving.example/mission'],
      footer_history: ['History', 'https://harbor-giving.example/history'],
      footer_social_facebook: ['Facebook', 'https://facebook.example/harborgiving'],
      footer_social_instagram: ['Instagram', '#'],
      footer_social_twitter: ['Twitter', '#'],
      footer_social_youtube: ['YouTube', '#'],
      footer_social_linkedin: ['LinkedIn', '#'],
    },
  }),
  tiers: [
    {
      name: 'Spare Change',
      tickets: 1,
      priceCents: -100,
      minRoundUpCents: 500,
      maxRoundUpCents: 7500,
      benefits: [
        'Purchases round up to the next dollar',
        'You set the monthly cap',
        'Cash back at local shops',
        'One ticket in the monthly giveaway',
      ],
      plans: [{ frequency: 'month', priceCents: -100 }],
    },
    {
      name: 'Mooring',
      tickets: 2,
      priceCents: 1500,
      benefits: [
        'A steady gift each month',
        'Cash back at local shops',
        'Two tickets in the monthly giveaway',
      ],
      plans: [
        { frequency: 'month', priceCents: 1500 },
        { frequency: 'year', priceCents: 15_000, chip: '2 months free' },
      ],
    },
    {
      name: 'Beacon',
      tickets: 5,
      priceCents: 3000,
      benefits: [
        'Everything in Mooring',
        'Five tickets in the monthly giveaway',
        'A crossing on the mail boat each summer',
      ],
      plans: [
        { frequency: 'month', priceCents: 3000 },
        { frequency: 'year', priceCents: 33_000, chip: '1 month free' },
      ],
    },
    {
      name: 'Lighthouse',
      tickets: 10,
      priceCents: 6000,
      benefits: [
        'Everything in Beacon',
        'Ten tickets in the monthly giveaway',
        'Your name in the keeper’s log',
        'A night in the keeper’s cottage',
      ],
      plans: [
        { frequency: 'month', priceCents: 6000 },
        { frequency: 'year', priceCents: 72_000 },
      ],
    },
  ],
  affinities: [
    { slug: 'sea-rescue', name: 'Lifeboat and sea rescue', recipient: 'Gull Rock Lifeboat' },
    { slug: 'harbour-food-bank', name: 'Harbour food bank', recipient: 'Harbour Food Bank' },
    { slug: 'coastal-clean-up', name: 'Coastal clean-up', recipient: 'Clean Coast Crew' },
    { slug: 'youth-sailing', name: 'Youth sailing', recipient: 'Youth Sailing School' },
    { slug: 'island-meals', name: 'Hot meals for islanders', recipient: 'Islanders’ Hot Meals' },
    { slug: 'lighthouse-keepers', name: 'Lighthouse keepers', recipient: 'Lighthouse Keepers’ Trust' },
  ],
  recipients: ['Gull Rock Lifeboat', 'Harbour Food Bank', 'Islanders’ Hot Meals'],
  towns: [
    {
      city: 'Halifax',
      state: 'NS',
      latitude: 44.6488,
      longitude: -63.5752,
      streets: [
        ['Barrington St', 'B3J 1Z6'],
        ['Quinpool Rd', 'B3L 1A1'],
        ['Agricola St', 'B3K 4E3'],
      ],
    },
    {
      city: 'Saint John',
      state: 'NB',
      latitude: 45.2733,
      longitude: -66.0633,
      streets: [
        ['Prince William St', 'E2L 2B2'],
        ['King St', 'E2L 1G3'],
      ],
    },
    {
      city: 'St. John’s',
      state: 'NL',
      latitude: 47.5615,
      longitude: -52.7126,
      streets: [
        ['Water St', 'A1C 1A1'],
        ['Duckworth St', 'A1C 1E7'],
      ],
    },
    {
      city: 'Charlottetown',
      state: 'PE',
      latitude: 46.2382,
      longitude: -63.1311,
      streets: [
        ['Great George St', 'C1A 4J7'],
        ['Queen St', 'C1A 4B3'],
      ],
    },
  ],
  plans: {
    usual: { tier: 'Spare Change', frequency: 'month' },
    annual: { tier: 'Beacon', frequency: 'year' },
    small: { tier: 'Mooring', frequency: 'month' },
    large: { tier: 'Lighthouse', frequency: 'month' },
    lower: { tier: 'Mooring', frequency: 'month' },
  },
};
