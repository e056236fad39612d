import { monthsToStay, type Referral } from '#machines/domain/referral.ts';

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
      text: `A friend must stay ${monthsToStay} months as a member. Then the reward is yours.`,
    },
  ],
  figures: { invited: 'Friends invited', completed: 'Completed', earned: 'Earned' },
  figuresLabel: 'Your referrals in figures',
  listTitle: 'Your friends',
  failed: 'Your friends could not be loaded',
  emptyTitle: 'No friends here yet',
  emptyText: 'Share your link: friends who join with it appear here, with their progress.',
  invitedOn: (date: string) => date && `Invited ${date}`,
  unnamed: 'A friend',
  nouns: ['friend', 'friends'],
  statuses: {
    approved: 'Completed',
    pending: 'Invited',
    denied: 'Denied',
    unknown: 'Status not known',
  } satisfies Record<Referral['status'], string>,
  reasons: {
    approved: (reward: string | null) => (reward === null ? 'Stayed three months' : `${reward} earned`),
    pending: () => 'Waiting until they have stayed three months',
    denied: () => 'Did not join, or left within three months',
    unknown: (reward: string | null) => (reward === null ? '' : `${reward} earned`),
  } satisfies Record<Referral['status'], (reward: string | null) => string>,
} as const;
