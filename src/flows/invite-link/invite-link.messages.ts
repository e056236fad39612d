export const inviteFriendsMessages = {
  title: 'Invite friends',
  frame: 'Referral program',
  steps: [
    'Share your personal link with a friend',
    'Your friend joins and links a card',
    'They stay three months, and the reward is yours',
  ],
  close: 'Close',
  reward: (reward: string) => `${reward} for each friend`,
  rewardText: 'When a friend joins with your link and stays for three months, the reward is yours.',
  link: 'Your link',
  copy: 'Copy link',
  copied: 'Copied',
  announced: 'Link copied',
  refused: 'Your browser doesn’t let us copy. The link is selected: copy it from here.',
  share: {
    action: 'Share link',
    title: (client: string) => `Join ${client}`,
    outcomes: {
      shared: 'Link shared.',
      cancelled: 'Nothing was shared. Your link is still here.',
      refused: 'Your device couldn’t share the link. You can copy it instead.',
    },
  },
  openFrame: 'Open in a new tab',
  silent:
    'The page for inviting friends hasn’t loaded yet. We can’t tell why. You can open it in a new tab, or share your link.',
  loading: 'Loading your link',
  failed: 'Your link couldn’t be loaded',
  absent: (support: string) => `There’s no link to share here. To invite a friend, contact ${support}.`,
  stepsInShort: 'How it works',
} as const;
