import type { ReferralLink } from '#machines/domain/referral-link.ts';

/** A member's link for the cases of the catalogue. */
export const sampleReferralLink: ReferralLink = {
  url: 'https://varsity.example.com/sign-up?referralcode=ADA-4F2A91',
  code: 'ADA-4F2A91',
};
