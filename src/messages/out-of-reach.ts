/** In the place of a page whose code isn't there, without a connection. */
export const outOfReachMessages = {
  title: 'You are offline',
  text: 'This page opens as soon as your connection is back.',
  retry: 'Try again',
  still: 'You are still offline.',
} as const;
