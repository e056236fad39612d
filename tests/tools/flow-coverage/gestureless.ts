/** Why no gesture on a screen makes an event of the member's: by machine, and by the state that takes it. */
export const gestureless: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  navigation: {
    'initialisingSession: navigation.abandon':
      'No page with a link is shown before it is known who is here: the browser’s address bar goes elsewhere.',
  },
  overlays: {
    'fetching: overlay.close':
      'Nothing of a modal is shown before its code is there: the browser’s Back lets it go.',
  },
  subscription: {
    'rereading: flow.close':
      'The dialog is gone by then: the browser’s Back closes what is left of the flow.',
    'upgrading.open: step.back':
      'The Back of the dialog is the review’s own, which then tells the plans: only the browser’s Back asks them.',
    'downgrading.open: step.back':
      'The Back of the dialog is the review’s own, which then tells the plans: only the browser’s Back asks them.',
  },
};
