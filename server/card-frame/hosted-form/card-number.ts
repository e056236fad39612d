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
  const stored = digits.slice(0, longest[brand]);
  const groups =
    brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(stored)?.slice(1) : stored.match(/\d{1,4}/g);
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

/** An id. */
const uuids = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** Digits in groups, with whatever is neither a letter nor a digit between them. */
const digitGroups = /\+?\d+(?:[^\p{L}\p{N}]{1,3}\d+)*/gu;

/** What the numbers of cards look like, by how they begin: 13 to 19 digits. */
const cardLike =
  /^(4\d{12}|4\d{15}|4\d{18}|[56]\d{15}|6\d{16,18}|2[2-7]\d{14}|3[47]\d{13}|3(0[0-5]|[689]\d)\d{11}|35\d{14})$/;
const longestNumber = 19;
const longestPhone = 15;

function numberAmong(groups: readonly string[]): string | null {
  for (const start of groups.keys()) {
    let digits = '';
    for (const group of groups.slice(start, start + longestNumber)) {
      digits += group;
      if (digits.length > longestNumber) break;
      if (cardLike.test(digits) && isLuhn(digits)) return digits;
    }
  }
  return null;
}

/**
 * A card number in a text: groups of digits, whatever stands between them, that begin like a card's, are as long and have
 * the right check digit. An id is none, nor is a telephone number with its `+`.
 */
export function findCardNumber(text: string): string | null {
  for (const [run] of text.normalize('NFKC').replaceAll(uuids, 'id').matchAll(digitGroups)) {
    const isPhone = run.startsWith('+') && digitsOf(run).length <= longestPhone;
    const found = isPhone ? null : numberAmong(run.match(/\d+/g) ?? []);
    if (found !== null) return found;
  }
  return null;
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
