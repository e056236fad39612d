const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A whole number in a sentence: a word up to twelve, digits above. */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}
