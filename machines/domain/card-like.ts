/**
 * Whether a text may hold a card's number: 13 digits or more, with at most three other signs between two of them. It is
 * asked where a text is kept or told in the browser, which may rather lose a text than keep a card.
 */
export function isLikeCardNumber(text: string): boolean {
  return /(?:\d[^\p{L}\d]{0,3}){13}/u.test(text.normalize('NFKC'));
}
