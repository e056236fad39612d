/** What stands on every page, the first one too. */
export const frameMessages = {
  skip: 'Skip to content',
  home: 'Home',
  logOut: 'Log out',
  offline: 'You are offline. What you see may be out of date.',
  terms: 'Terms',
  privacy: 'Privacy',
  contact: 'Contact us',
} as const;
