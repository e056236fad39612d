import { navigationMessages } from '#src/messages/navigation.ts';

export const idleSessionMessages = {
  title: (time: string) => `You’ll be logged out at ${time}`,
  text: 'You haven’t used this page for a while. Stay logged in to go on where you are.',
  stay: 'Stay logged in',
  staying: 'Staying logged in…',
  logOut: navigationMessages.items.logOut,
} as const;
