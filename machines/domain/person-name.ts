import * as v from 'valibot';

const longest = 80;

/**
 * Letters of any script, with the punctuation that names are written with; no digits, no other signs. `&` and `+` join two people. Beyond the Latin
 * one: the Hebrew maqaf, geresh and gershayim, the Armenian apostrophe, the Tibetan tsheg, the middle dots of Catalan and
 * Japanese. A name may begin with an apostrophe (’t Hooft). Joiners, without which some letters are others in Persian
 * and in Indic scripts, stand before a letter.
 */
const name =
  /^['’‘]?[\p{L}\p{M}](?:[\u200c\u200d]?[\p{L}\p{M}]|[ .,'’‘&+\-\u2010\u2011\u00b7\u30fb\u055a\u05be\u05f3\u05f4\u0f0b])*$/u;

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
