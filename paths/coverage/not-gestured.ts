const inWholeApp = 'Its walk shows no dialog: the dialogs are closed by hand in the tests of all modals.';
const inReview =
  'The dialog is the review’s, which is walked by itself: it is closed by hand in the tests of all modals.';
const byBack =
  'The Back of the dialog is the review’s own, which then tells the plans: only the browser’s Back asks them.';
const inNoList =
  'It is made in the list, and the walk answers no read: it is done by hand in the tests of the list.';
const onPage = 'The walk shows the membership alone: it is done by hand in the tests of the whole page.';
const noneFound =
  'Its button is there when nothing was found, and the walk finds offers: it is pressed in another test.';
const onAnyPage = 'The pages open modals, and the walk has none: it is done by hand in the journeys.';

/** Why no walk over a screen makes an event of the member's by a gesture: by machine, and by the state that takes it. */
export const notGestured: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  navigation: {
    'initialisingSession: navigation.abandon':
      'No page with a link is shown before it is known who is here: the browser’s address bar goes elsewhere.',
  },
  account: {
    'account: period.choose': onPage,
    'account: charges.more': onPage,
  },
  emailChange: {
    'emailChange: link.open':
      'The link stands in a mail, and the walk has no mailbox: it is opened in the journeys.',
  },
  updates: {
    'updates: updates.more': inNoList,
    'listed: updates.seen': inNoList,
  },
  deals: { 'field: filters.clear': noneFound, 'list: filters.clear': noneFound },
  membershipCancel: {
    'reviewing: cards.open':
      'It is offered to who has a second card, and the walk’s member has none: it is pressed in another test.',
  },
  overlays: {
    'closed: overlay.open': onAnyPage,
    'fetching: overlay.close':
      'Nothing of a modal is shown before its code is there: the browser’s Back lets it go.',
    'open.flowing: overlay.close': inWholeApp,
  },
  offerSearch: {
    'offerSearch: search.clear':
      'An offer is chosen for it, and the walk clears before any is found: one is chosen by hand in the journeys.',
  },
  modal: {
    'subscription: modal.close': inWholeApp,
    'card: modal.close': inWholeApp,
    'reward: modal.close': inWholeApp,
    'linkCard: modal.close': inWholeApp,
    'inviteFriends: modal.close': inWholeApp,
    'withdrawal: modal.close': inWholeApp,
    'membershipCancel: modal.close': inWholeApp,
  },
  subscription: {
    'rereading: flow.close':
      'The dialog is gone by then: the browser’s Back closes what is left of the flow.',
    'upgrading.open: step.back': byBack,
    'upgrading.open: flow.close': inReview,
    'downgrading.open: step.back': byBack,
    'downgrading.open: flow.close': inReview,
  },
};
