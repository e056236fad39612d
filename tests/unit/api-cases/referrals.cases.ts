import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { sampleReferrals } from '#machines/samples/referrals.ts';
import * as referrals from '#src/api/referrals.ts';
import type { CallCases, MadeCall } from './made-call.ts';

const base = 'https://api.test/w/v1/varsity';
const { items, summary } = sampleReferrals;

const made: readonly MadeCall[] = [
  {
    name: 'fetchReferralLink',
    make: ({ http, signal }) => referrals.fetchReferralLink(http, signal),
    method: 'GET',
    url: `${base}/referrals/link`,
    body: sampleReferralLink,
    output: sampleReferralLink,
  },
  {
    name: 'fetchReferrals',
    isList: true,
    make: ({ http, signal }) => referrals.fetchReferrals(http, signal),
    method: 'GET',
    url: `${base}/referrals?pageNumber=1&pageSize=100`,
    body: {
      items: items.map((item) => ({ ...item, rewardAmount: item.rewardAmount && item.rewardAmount / 100 })),
      pageNumber: 1,
      pageSize: 0,
      total: items.length,
      summary: { ...summary, earned: summary.earned / 100 },
    },
    output: { items, summary },
  },
];

export const callCases: CallCases = {
  modules: [referrals],
  agreed: ['GET referrals/link', 'GET referrals'],
  made,
};
