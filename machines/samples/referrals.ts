import type { Referrals } from '#machines/domain/referral.ts';

/** Friends for the cases of the catalogue. */
export const sampleReferrals: Referrals = {
  items: [
    {
      id: 'lena',
      name: 'Lena Fischer',
      email: 'l•••@example.net',
      status: 'pending',
      createdAt: '2026-10-27T09:00:00Z',
      joinedAt: '2026-10-27T09:00:00Z',
      completesAt: '2027-01-27T09:00:00Z',
      rewardAmount: null,
    },
    {
      id: 'noah',
      name: '',
      email: 'n•••@example.net',
      status: 'denied',
      createdAt: '2026-07-25T09:00:00Z',
      joinedAt: null,
      completesAt: null,
      rewardAmount: null,
    },
    {
      id: 'priya',
      name: 'Priya Nair',
      email: 'p•••@example.net',
      status: 'approved',
      createdAt: '2026-04-24T09:00:00Z',
      joinedAt: '2026-04-24T09:00:00Z',
      completesAt: '2026-07-24T09:00:00Z',
      rewardAmount: 1500,
    },
  ],
  summary: { invited: 3, completed: 1, earned: 1500 },
};

export const noReferrals: Referrals = { items: [], summary: { invited: 0, completed: 0, earned: 0 } };
