export const videosMessages = {
  title: 'Videos',
  lead: 'Stories from the people you support.',
  frame: (client: string) => `Videos from ${client}`,
  askTitle: 'The player uses cookies',
  askText:
    'Our videos are played by a provider that sets its own cookies. Nothing from it is loaded until you accept optional cookies. You can change your mind at any time under “Cookie choices” below.',
  accept: 'Accept cookies and watch',
  loading: 'Loading the videos',
  silentTitle: 'The videos haven’t loaded yet',
  silentText:
    'We can’t tell why. It may be your connection, a browser extension, or the player itself. You can keep waiting, try again, or open the videos in a new tab.',
  retry: 'Try again',
  open: 'Open in a new tab',
} as const;
