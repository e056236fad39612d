const unchanged = 'The field has this text already: nothing changes.';
const copied = 'The browser copies at once: that it did, or why not, is said then.';
const handedOver =
  'The review opens with a dialog that takes the focus: it is walked by itself, and shows nothing here.';

/** Why nothing is heard after a gesture: by machine, then `state: title of the event`. */
export const silent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deals: {
    'field.resting, list.shown.browsing: Empty the field': unchanged,
    'field.typing.pausing, list.shown.browsing: Type "fern"': unchanged,
    'field.resting, list.shown.finding: Type "fern"': unchanged,
    'field.typing.pausing, list.shown.finding: Type "fern"': unchanged,
  },
  accountSettings: {
    'rows.editing.asking, newsletter.switching: Choose Change beside the phone number':
      'The question is there, and was said.',
  },
  inviteLink: {
    'ready.resting: Choose Copy link': copied,
    'ready.refused: Choose Copy link': copied,
  },
  offerSearch: {
    'blank: Empty the field': unchanged,
    'found: Type "fern"': unchanged,
    'typing.pausing: Type "fern"': unchanged,
  },
  overlays: {
    'open.resting: Close the modal':
      'The dialog slides out: once it is gone, the focus is back where the modal was opened, as the journeys check.',
  },
  subscription: {
    'tier: Choose Gold, annual': handedOver,
    'tier: Choose Silver, monthly': handedOver,
  },
};
