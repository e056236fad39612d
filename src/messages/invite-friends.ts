export const inviteFriendsMessages = {
  title: 'Invite friends',
  text: 'Share the program with people you know. This part is being built.',
  stepsTitle: 'How it will work',
  steps: [
    'Share your own link with a friend',
    'Your friend joins and links a card',
    'You both get a reward after three months',
  ],
  close: 'Close',
} as const;
