import type { Coming } from './driver.ts';

export interface Unplayed {
  /** Why no path of it is played on the product. */
  why: string;
  /** How a tester comes to it by hand, where it has a screen. */
  coming?: Coming;
}

/** The machines that are not played, by their ids: each machine has a play, or its reason here. */
export const unplayed: Readonly<Record<string, Unplayed>> = {
  app: {
    why: 'it runs all other flows; every path that is played goes through it',
    coming: {
      members: { usual: 'active' },
      isSignedIn: false,
      starts: {
        'A host of a client opens': { how: 'Open {at}.' },
        'A host that is not allowed opens': { how: 'Open http://not_allowed.localhost:4173.' },
        'A host opens whose API is on another site': {
          how: 'Build with VITE_API_HOST=https://api.example, and open {at}.',
        },
      },
    },
  },
  session: {
    why: 'its paths are tabs and cookies that come and go; a login or a page that needs one is played instead',
    coming: {
      members: { usual: 'active' },
      isSignedIn: false,
      starts: {
        'The app starts': { how: 'Open {at}/login.' },
        'The app starts after a logout that never reached the server': {
          how: 'Log in, cut the connection, log out, give the connection back, and open {at}/login.',
        },
      },
    },
  },
  navigation: { why: 'it has no screen; who ends where is in the guard atlas' },
  page: { why: 'it runs the flow of each page; play that flow' },
  socialSignIn: {
    why: 'it leaves for the page of a provider, which only stands in for one in the sandbox',
    coming: {
      members: { usual: 'active' },
      isSignedIn: false,
      starts: {
        'The providers are offered': { how: 'Open {at}/login.' },
      },
    },
  },
  devices: {
    why: 'it needs a second browser that is logged in as the same member',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The account page opens': {
          how: 'Log in as the same member in another browser, too. Open {at}/account.',
        },
      },
    },
  },
  emailChange: {
    why: 'it begins with a link of a mail, which a play has no mailbox for',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The account page opens': {
          how: 'Open {at}/account, and change the email to an address of your own.',
        },
        'The link in the mail opens the account page': {
          how: 'Open {at}/account, change the email, and open the link of the newest mail {mailbox}.',
        },
      },
    },
  },
  updates: {
    why: 'it notes by itself what is unread in view, and a demo member has read everything',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The account page opens': {
          how: 'Change the plan or the password first. Open {at}/account, and scroll to “Updates”.',
        },
      },
    },
  },
  form: {
    why: 'it is part of the flows that have a form; play one of them, such as accountSettings',
    coming: {
      members: { usual: 'active' },
      isSignedIn: false,
      starts: {
        'A form opens': { how: 'Open {at}/password-forgot.' },
      },
    },
  },
  payment: {
    why: 'it is part of the flows that are paid for; play one of them, such as upgrade',
    coming: {
      members: { usual: 'overdue' },
      isSignedIn: true,
      starts: {
        Pay: { how: 'Open {at}/renew, and choose “Renew now”.' },
        'The page comes back after a payment was interrupted': {
          how: 'Open {at}/renew, choose “Renew now”, and reload the page before the answer comes.',
        },
      },
    },
  },
  resource: {
    why: 'it is part of the flows that read something; play one of them, such as reward',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'A page has a part that is read': { how: 'Open {at}/rewards.' },
      },
    },
  },
  modal: {
    why: 'it has no screen of its own; play a flow that it runs, such as withdrawal',
  },
  overlays: {
    why: 'it runs the flow of each modal; play that flow, such as withdrawal',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The app starts': { how: 'Open {at}.' },
      },
    },
  },
  overlayLink: {
    why: 'it has no screen; a play that begins with a link, such as withdrawal, goes through it',
  },
  nearMe: {
    why: 'it has no screen of its own; play deals, which run it',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The deals are shown': { how: 'Open {at}/rewards.' },
      },
    },
  },
  savedOffers: {
    why: 'it has no screen of its own; play deals, which run it',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The offers are opened': { how: 'Open {at}/rewards.' },
      },
    },
  },
  offerSearch: {
    why: 'varsity, where paths are played, has no search in its bar',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The page has a search field': {
          how: 'Open {at}; of the demo only Roundup has the search in its bar (`--tenant roundup`).',
        },
      },
    },
  },
  inviteFriends: {
    why: 'its frame comes only once cookies are accepted, which a play leaves open, and its link is played as inviteLink',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'Choose Refer': { how: 'Open {at}/?flow=invite; for a frame, accept cookies before.' },
      },
    },
  },
  inviteOffer: {
    why: 'it has no screen; what it opens is inviteFriends',
  },
  giveawayReminder: {
    why: 'it comes unasked, and a play is left in peace by what does',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The page is quiet': {
          how: 'In a private window, from the login on: open {at}, and close the invitation that comes.',
        },
      },
    },
  },
  pendingPayment: {
    why: 'it begins with a payment at a bank that has not answered yet, before the page is opened',
    coming: {
      members: { usual: 'overdue' },
      isSignedIn: true,
      starts: {
        'A member’s page is shown': {
          how: 'Open {at}/renew, pay with the card 4000 0000 0000 0341 of {sandbox}, whose bank takes a minute, and open {at}.',
        },
      },
    },
  },
  idleSession: {
    why: 'it asks after nearly two hours in which nobody does anything',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'Somebody is logged in': {
          how: 'Open {at}, and put the clock of the computer on by 1 hour 55 minutes.',
        },
      },
    },
  },
  videos: {
    why: 'its player is of another company, and out of reach of the tests',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The page opens': { how: 'Open {at}/videos.' },
      },
    },
  },
  toasts: {
    why: 'it shows what other flows have to say; play one of them, such as accountSettings',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'The app starts': { how: 'Open {at}/account.' },
      },
    },
  },
  toast: {
    why: 'it is a message of another flow; play one of them, such as accountSettings',
    coming: {
      members: { usual: 'active' },
      isSignedIn: true,
      starts: {
        'A message that hides by itself': { how: 'Open {at}/account, and change the name.' },
      },
    },
  },
};
