/** Starting the app, and the pages shown when it can't start or go on. */
export const startUpMessages = {
  progress: 'Starting',
  steps: {
    programme: 'Loading the program',
    theme: 'Preparing your page',
    session: 'Signing you in',
  },
  slow: 'Still loading. Your connection seems slow; we keep trying.',
  unavailable: {
    title: 'This program is unavailable',
    text: 'We could not reach it just now. Your membership and your balance are safe.',
    next: 'Please try again in a few minutes.',
    retry: 'Try again',
  },
  offline: {
    title: 'You are offline',
    text: 'We start as soon as your connection is back.',
    next: 'Nothing you did is lost.',
    retry: 'Try again',
  },
  outOfReach: {
    title: 'You are offline',
    text: 'This page opens as soon as your connection is back.',
  },
  failure: {
    title: 'This page has stopped working',
    text: 'Something went wrong and it could not be shown. What you saved before is safe.',
    reload: 'Reload the page',
    home: 'Go to home',
  },
} as const;
