import * as v from 'valibot';

const longest = 80;

/** Letters of any script, with the marks that names have; no digits, no signs. */
const name = /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u;

export const firstNameField = nameField('firstNameMissing', 'firstNameInvalid');
export const lastNameField = nameField('lastNameMissing', 'lastNameInvalid');

function nameField<const Missing extends string, const Invalid extends string>(
  missing: Missing,
  invalid: Invalid,
) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, invalid),
    v.regex(name, invalid),
  );
}
