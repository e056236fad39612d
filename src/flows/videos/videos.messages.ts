export const videosMessages = {
  title: 'Videos',
  lead: 'Stories from the people you support.',
  frame: (client: string) => `Videos of ${client}`,
  askTitle: 'The player uses cookies',
  askText:
    'Our videos are played by a provider with cookies of its own. Nothing of it is loaded before you accept optional cookies. You can change your mind at any time under “Cookie choices” below.',
  accept: 'Accept cookies and watch',
  loading: 'Loading the videos',
  blockedTitle: 'The videos do not answer',
  blockedText:
    'An ad blocker, a privacy extension or your network may keep the player away. Allow it for this page and try again, or open the videos by themselves.',
  retry: 'Try again',
  open: 'Open the videos',
} as const;
