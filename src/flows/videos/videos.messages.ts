export const videosMessages = {
  title: 'Videos',
  lead: 'Stories from the people you support.',
  frame: (client: string) => `Videos from ${client}`,
  askTitle: 'The player uses cookies',
  askText:
    'Our videos are played by a provider that sets its own cookies. Nothing from it is loaded until you accept optional cookies. You can change your mind at any time under “Cookie choices” below.',
  accept: 'Accept cookies and watch',
  loading: 'Loading the videos',
  blockedTitle: 'The videos could not be reached',
  blockedText:
    'An ad blocker, a privacy extension or your network may be blocking the player. Allow it for this page and try again, or open the videos in a new tab.',
  retry: 'Try again',
  open: 'Open the videos',
} as const;
