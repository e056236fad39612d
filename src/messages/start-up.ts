/** Starting the app, and the pages shown when it can't start or go on. */
export const startUpMessages = {
  progress: 'Starting',
  steps: {
    programme: 'Loading the program',
    theme: 'Preparing your page',
    session: 'Logging you in',
  },
  slow: 'Still loading. Your connection is slow.',
  unavailable: {
    title: 'This program is unavailable',
    text: 'We can’t reach it. Your membership and balance are safe.',
    next: 'Please try again in a few minutes.',
    retry: 'Try again',
  },
  offline: {
    title: 'You are offline',
    text: 'This page opens as soon as your connection is back.',
    next: 'Nothing you did is lost.',
    retry: 'Try again',
  },
  failure: {
    title: 'This page has stopped working',
    text: 'What you saved is safe.',
    reload: 'Reload the page',
    home: 'Go to home',
  },
} as const;
