/** Why no path of a machine is played on the product, by its id: each machine has a play, or its line here. */
export const unplayed: Readonly<Record<string, string>> = {
  app: 'it runs all other flows; every path that is played goes through it',
  session:
    'its paths are tabs and cookies that come and go; a login or a page that needs one is played instead',
  navigation: 'it has no screen; who ends where is in the guard atlas',
  page: 'it runs the flow of each page; play that flow',
  socialSignIn: 'it leaves for the page of a provider, which only stands in for one in the sandbox',
  devices: 'it needs a second browser that is logged in as the same member',
  form: 'it is part of the flows that have a form; play one of them, such as accountSettings',
  payment: 'it is part of the flows that are paid for; play one of them, such as upgrade',
  resource: 'it is part of the flows that read something; play one of them, such as reward',
  modal: 'it has no screen of its own; play a flow that it runs, such as withdrawal',
  overlays: 'it runs the flow of each modal; play that flow, such as withdrawal',
  overlayLink: 'it has no screen; a play that begins with a link, such as withdrawal, goes through it',
  nearMe: 'it has no screen of its own; play deals, which run it',
  offerSearch: 'varsity, where paths are played, has no search in its bar',
  inviteFriends:
    'varsity, where paths are played, has no frame of a referral programme, and its link is played as inviteLink',
  inviteOffer: 'it has no screen; what it opens is inviteFriends',
  giveawayReminder: 'it comes unasked, and a play is left in peace by what does',
  pendingPayment: 'it begins with a payment at a bank that has not answered yet, before the page is opened',
  videos: 'its player is of another company, and out of reach of the tests',
  toasts: 'it shows what other flows have to say; play one of them, such as accountSettings',
  toast: 'it is a message of another flow; play one of them, such as accountSettings',
};
