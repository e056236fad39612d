import { monthsToStay, type Referral } from '#machines/domain/referral.ts';

/** What is known of a friend, as texts; null for what is not. */
interface Known {
  reward: string | null;
  /** The day on which three months were over. */
  completed: string | null;
  /** Of a friend who has yet to stay: until when. */
  staying: string | null;
}

/** Amounts come as texts, already formatted. */
export const referralsMessages = {
  title: 'Refer a friend',
  lead: (reward: string | null) =>
    reward === null
      ? 'Share your link, and see who joins.'
      : `${reward} for you for each friend who joins with your link and stays.`,
  shareTitle: 'Invite your friends',
  howTitle: 'How it works',
  steps: [
    { title: 'Share your link', text: 'By message, by email or over coffee.' },
    { title: 'Your friend joins', text: 'They sign up with it and link a card.' },
    {
      title: 'They stay three months',
      text: `When they’ve been a member for ${monthsToStay} months, you get the reward, apart from your cash back.`,
    },
  ],
  figures: { invited: 'Friends invited', completed: 'Completed', earned: 'Earned' },
  figuresLabel: 'Your referrals in figures',
  listTitle: 'Your friends',
  failed: 'Your friends couldn’t be loaded',
  emptyTitle: 'No friends here yet',
  emptyText: 'Share your link: friends who join with it appear here, with their progress.',
  invitedOn: (date: string) => date && `Invited ${date}`,
  joinedOn: (date: string) => `Joined ${date}`,
  unnamed: 'A friend',
  nouns: ['friend', 'friends'],
  statuses: {
    approved: 'Completed',
    pending: 'Invited',
    denied: 'Denied',
    unknown: 'Status not known',
  } satisfies Record<Referral['status'], string>,
  reasons: {
    approved: ({ reward, completed }) => {
      const stay = completed === null ? 'Three months are over' : `Three months were over on ${completed}`;
      return reward === null ? stay : `${stay}: ${reward} earned`;
    },
    pending: ({ staying }) => staying ?? 'Waiting until they have stayed three months',
    denied: ({ completed }) =>
      completed === null
        ? 'Didn’t join, or left before three months'
        : `Left before three months were over on ${completed}`,
    unknown: ({ reward }) => (reward === null ? '' : `${reward} earned`),
  } satisfies Record<Referral['status'], (known: Known) => string>,
  staying: {
    expected: (date: string) => `Three months are over on ${date}`,
    late: (date: string) => `Three months were over on ${date}: the reward is late`,
  },
} as const;
