/** What a tester does for what the app, or a flow inside, tells a machine, by the type of the event. */
export const happenings: Readonly<Record<string, string>> = {
  'route.entered': 'Open this page, by a link or by its address.',
  'step.entered': 'Go to this address of the page, by a link or by Back and Forward.',
  'location.changed': 'Open the address, or press Back or Forward.',
  'network.restored': 'Connect again: “No throttling” in the browser’s network tools.',
  'member.changed':
    'Change something of the member, such as a card: in another tab, or where this page lets you.',
  'modal.opened': 'Open a modal.',
  'modal.closing': 'Close the modal.',
  'overlays.reset': 'Log out.',
  'session.established': 'Log in.',
  'tabs.loggedIn': 'Log in in another tab.',
  'tabs.loggedOut': 'Log out in another tab.',
  'cookies.accepted': 'Accept cookies on the banner.',
  'cookies.refused': 'Reject cookies on the banner.',
  'position.find': 'Ask for offers nearby.',
  'position.drop': 'Switch off that offers nearby are asked for.',
};
