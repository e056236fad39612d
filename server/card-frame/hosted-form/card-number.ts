export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

const prefixes: readonly (readonly [Exclude<Brand, 'unknown'>, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|65|64[4-9])/],
];

const longest: Readonly<Record<Brand, number>> = {
  visa: 16,
  mastercard: 16,
  amex: 15,
  discover: 16,
  unknown: 19,
};

/** The digits of a text, in their order. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The brand that a number begins like. */
export function brandOf(digits: string): Brand {
  return prefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'unknown';
}

/** A number as it stands on the card: 4-6-5 for American Express, else groups of four. What is too much is cut off. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const kept = digits.slice(0, longest[brand]);
  const groups =
    brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(kept)?.slice(1) : kept.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** Whether the check digit is right (Luhn). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** A card number in a text: 13 to 19 digits with the right check digit, set apart by single spaces or dashes or not. */
export function findCardNumber(text: string): string | null {
  const runs = text.match(/\d(?:[ -]?\d)*/g) ?? [];
  const found = runs.map(digitsOf).find((digits) => /^\d{13,19}$/.test(digits) && isLuhn(digits));
  return found ?? null;
}

export type NumberProblem = 'missing' | 'short' | 'wrong';

/** What is wrong with a number as it was entered; null when nothing is. */
export function numberProblem(text: string): NumberProblem | null {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  if (digits === '') return 'missing';
  if (digits.length < (brand === 'unknown' ? 13 : longest[brand])) return 'short';
  return isLuhn(digits) ? null : 'wrong';
}
