import type { Programme } from '#machines/app/app.types.ts';

/** A client for the cases of the catalogue. */
export const sampleProgramme: Programme = {
  client: {
    id: 'varsity',
    name: 'Varsity Club',
    currencyCode: 'USD',
    supportEmail: 'help@varsity.example',
    featureFlags: {
      whiteLabeled: false,
      newOffersSystem: true,
      downgradeMembership: true,
      amexLimitUx: false,
      newReferralSystem: true,
      destinations: false,
      videosPage: true,
      sweepstakesReminder: true,
      idempotencyKeys: true,
    },
    destinations: [],
    membershipModel: 'subscription',
    referralProgram: true,
    referralProgramId: null,
    referralReward: null,
    referralFrameUrl: null,
    vimeoShowcaseId: null,
    videosUrl: null,
    landingPageUrl: null,
    gtmId: null,
    socialProviders: ['google', 'apple', 'facebook'],
  },
  tiers: [],
};
