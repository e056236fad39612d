const unchanged = 'The field has this text already: nothing changes.';

/** Why nothing is heard after a gesture: by machine, then `state: title of the event`. */
export const silent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deals: {
    'field.resting, list.shown.browsing: Empty the field': unchanged,
    'field.typing.pausing, list.shown.browsing: Type "fern"': unchanged,
  },
};
