/** What stands on every page, the first one too. */
export const frameMessages = {
  skip: 'Skip to content',
  home: 'Home',
  logOut: 'Log out',
  sessionExpired: 'Your session has expired. Log in to pick up where you left off.',
  offline: 'You are offline. What you see may be out of date.',
  terms: 'Terms',
  privacy: 'Privacy',
  contact: 'Contact us',
  /** The panel beside the public pages, where the tenant has set no words of its own. */
  promise: 'Every purchase gives something back.',
  promiseMore: 'Cash back for you, and a share for the people you support.',
} as const;
