import { longestPassword, shortestPassword, type PasswordRule } from '#machines/domain/password.ts';
import { firstFieldMessages } from './first-errors.ts';

const { emailMissing, emailInvalid } = firstFieldMessages;

/** The words for every key of the schemas in `machines/domain` but the cap's, in `cap.ts`; the login page has its own few. */
export const fieldMessages = {
  emailMissing,
  emailInvalid,
  emailUnchanged: 'This is your email already.',
  emailAgainMissing: 'Enter the new email again.',
  emailsDiffer: 'The emails don’t match.',

  currentPasswordMissing: 'Enter your current password.',
  currentPasswordWrong: 'This isn’t your current password.',
  passwordMissing: 'Choose a password.',
  passwordWeak: 'Choose a password that meets every rule below.',
  passwordTooLong: `Choose a password of at most ${longestPassword} characters.`,
  passwordAgainMissing: 'Enter the password again.',
  passwordsDiffer: 'The passwords don’t match.',

  firstNameMissing: 'Enter your first name.',
  firstNameInvalid: 'Enter a valid first name: letters, spaces, hyphens and apostrophes.',
  lastNameMissing: 'Enter your last name.',
  lastNameInvalid: 'Enter a valid last name: letters, spaces, hyphens and apostrophes.',
  over18Missing: 'You must agree to be over 18 years old to sign up.',

  phoneInvalid: 'Enter a valid phone number with its area code, like 207 555 0134.',
  streetMissing: 'Enter your street address.',
  cityMissing: 'Enter your city.',
  stateMissing: 'Choose your state.',
  provinceMissing: 'Choose your province.',
  zipCodeInvalid: 'Enter a valid ZIP code, like 04101 or 04101-2345.',
  postalCodeInvalid: 'Enter a valid postal code, like B3H 4R2.',
  countryMissing: 'Choose your country.',

  codeMissing: 'Enter the code from the message.',
  codeInvalid: 'Enter all six digits of the code.',
} as const;

const passwordRule: Readonly<Record<PasswordRule, string>> = {
  length: `At least ${shortestPassword} characters`,
  uppercase: 'One uppercase letter',
  lowercase: 'One lowercase letter',
  number: 'One number',
  special: 'One special character',
};

export const newPasswordMessages = {
  password: 'Password',
  confirmation: 'Confirm password',
  rules: 'The password needs',
  rule: passwordRule,
  met: '(met)',
  progress: (missing: readonly PasswordRule[]) =>
    missing.length === 0
      ? 'The password meets every rule.'
      : `Still missing: ${missing.map((rule) => passwordRule[rule].toLowerCase()).join(', ')}.`,
} as const;

export const addressMessages = {
  street: 'Street address',
  city: 'City',
  country: 'Country',
  countries: { US: 'United States', CA: 'Canada' },
  region: { US: 'State', CA: 'Province' },
  regionPlaceholder: 'Choose…',
  postalCode: { US: 'ZIP code', CA: 'Postal code' },
} as const;

export const stepperMessages = {
  back: 'Back',
  place: (number: number, count: number) => `Step ${number} of ${count}`,
  progress: 'Progress',
} as const;

export const tierMessages = {
  benefits: (tier: string) => `Benefits of ${tier}`,
} as const;
