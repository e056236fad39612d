import type { Brand, NumberProblem } from './card-number.ts';
import type { ExpiryProblem } from './expiry.ts';

export const brandNames: Readonly<Record<Exclude<Brand, 'unknown'>, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

export const labels = {
  form: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  code: 'Security code',
  name: 'Name on card',
  submit: 'Link card',
};

export const numberProblems: Readonly<Record<NumberProblem, string>> = {
  missing: 'Enter the number on your card.',
  short: 'This number is too short. Enter all its digits.',
  wrong: 'This number is not right. Check each digit.',
};

export const expiryProblems: Readonly<Record<ExpiryProblem, string>> = {
  missing: 'Enter the date on your card, such as 04 / 29.',
  month: 'Enter a month from 01 to 12.',
  past: 'This card has expired. Use another card.',
  far: 'This date is too far away. Check the year.',
};

/** Beside a number of a brand that is not taken, as soon as it is known. */
export const brandHints: Readonly<Partial<Record<Brand, string>>> = {
  amex: 'American Express is not accepted here. Use a Visa or Mastercard.',
  discover: 'Discover is not accepted here. Use a Visa or Mastercard.',
};

/** Where the code stands, and how long it is. */
export function codeProblem(brand: Brand): string {
  return brand === 'amex'
    ? 'Enter the 4 digits on the front of your card.'
    : 'Enter the 3 digits on the back of your card.';
}

export const nameProblems = {
  missing: 'Enter the name as it is on your card.',
  number: 'Enter a name here, not the card number.',
};

export const failure = 'The card could not be read. Please try again.';
