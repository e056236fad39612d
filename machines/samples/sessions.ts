import type { Membership, Session, User } from '#machines/domain/member.ts';
import type { AddedField, ProfileChanges } from '#machines/domain/profile.ts';

/** What nobody has added yet. */
export const blankProfile: Pick<User, AddedField> = {
  phone: '',
  address: { street: '', city: '', region: '', postalCode: '', country: null },
};

const user: User = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'active@example.com',
  pendingEmail: null,
  createdAt: '2025-09-01T00:00:00Z',
  language: 'en',
  permissionFlag: 'user',
  isMember: true,
  isSubscribed: true,
  newsletter: false,
  clientNewsletter: false,
  oauthProvider: null,
  lotteryNumbers: [],
  membership: null,
  lastSubscription: null,
  ...blankProfile,
};

const membership: Membership = {
  status: 'active',
  membershipTierId: 'gold',
  membershipTierPlanId: 'gold-month',
  importStatus: null,
  currentSubscription: {
    membershipTierId: 'gold',
    membershipTierPlanId: 'gold-month',
    endsAt: '2026-12-21T00:00:00Z',
  },
  membershipSubscriptions: [],
  referralRockParentId: null,
  newsletter: false,
  maxRoundUp: null,
};

/** A profile that is filled in. */
export const sampleProfile = {
  firstName: 'Ada',
  lastName: 'Okafor',
  phone: '617 555 0100',
  address: { street: '1 Elm St', city: 'Boston', region: 'MA', postalCode: '02134', country: 'US' },
} as const satisfies Required<ProfileChanges>;

/** Sessions for the cases of the catalogue. */
export const sampleSessions = {
  active: { user, membership, lotteryTicketNumbers: ['1042', '1043'] },
  nonMember: { user: { ...user, isMember: false }, membership: null, lotteryTicketNumbers: [] },
} as const satisfies Record<string, Session>;
