const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/**
 * Whether a text may hold a card's number: 13 digits or more, with at most three other signs between two of them. It is
 * asked where a text is kept or told in the browser, which may rather lose a text than keep a card. An id is none.
 */
export function isLikeCardNumber(text: string): boolean {
  return /(?:\d[^\p{L}\d]{0,3}){13}/u.test(text.normalize('NFKC').replaceAll(uuid, ''));
}
