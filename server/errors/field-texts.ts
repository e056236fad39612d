/** The server's own words for what is wrong with a field, by the key that the schemas name. An absent one is `{field}Missing`. */
export const fieldTexts = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address.',
  emailUnchanged: 'This is your email already.',
  emailAgainMissing: 'Enter your new email address again.',
  emailConfirmationMissing: 'Enter your new email address again.',
  currentPasswordMissing: 'Enter your current password.',
  currentPasswordWrong: 'This is not your current password.',
  passwordMissing: 'Enter your password.',
  passwordTooLong: 'A password has at most 128 characters.',
  passwordWeak:
    'A password has at least 8 characters, with an uppercase and a lowercase letter, a number and a special character.',
  passwordCommon: 'This password is too easy to guess.',
  passwordAgainMissing: 'Enter your password again.',
  passwordConfirmationMissing: 'Enter your password again.',
  passwordsDiffer: 'The passwords don’t match.',
  firstNameMissing: 'Enter your first name.',
  firstNameInvalid: 'Enter a first name of letters, at most 80.',
  lastNameMissing: 'Enter your last name.',
  lastNameInvalid: 'Enter a last name of letters, at most 80.',
  over18Missing: 'You must be over 18 to join.',
  capInvalid: 'Enter an amount, like 25 or 25.50.',
  capTooLow: 'Enter an amount above 20, or leave it blank.',
  amountMissing: 'Enter an amount.',
  amountInvalid: 'Enter an amount, like 25 or 25.50.',
  amountTooLittle: 'Enter an amount above 0.',
  codeMissing: 'Enter the code.',
  codeInvalid: 'The code has six digits.',
  phoneInvalid: 'Enter a phone number of ten digits or more.',
  streetMissing: 'Enter a street of at most 120 characters.',
  cityMissing: 'Enter a city of at most 120 characters.',
  stateMissing: 'Choose a state of the United States.',
  provinceMissing: 'Choose a province of Canada.',
  zipCodeInvalid: 'Enter a ZIP code of the United States.',
  postalCodeInvalid: 'Enter a postal code of Canada.',
  countryMissing: 'Choose a country.',
  nothingGiven: 'There is nothing to change.',
  fieldUnknown: 'This field can not be set here.',
  dayInvalid: 'Must be a day, like 2026-11-22.',
  periodBackwards: 'The last day must not be before the first.',
  pageInvalid: 'This is no page of the app.',
} as const;

/** The words for a key; undefined for what is no key. */
export function fieldText(key: string): string | undefined {
  const texts: Readonly<Record<string, string>> = fieldTexts;
  return texts[key];
}
