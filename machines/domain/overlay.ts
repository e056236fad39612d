/** What can be open over the page. */
export type Overlay = { kind: 'search' } | { kind: 'inviteFriends' } | { kind: 'welcome' };
