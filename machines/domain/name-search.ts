/**
 * A name or a search text as it is compared: in lower case, without accents, spaces, punctuation, `and` and `&`. So
 * "Fern & Field", "fern and field" and "FernField" are the same. What has nothing else is compared as it was written.
 */
export function foldName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && word !== 'and');
  return words.join('') || plain.trim();
}

/** What an offer is searched by. */
interface OfferNames {
  brand: string;
  nameShort: string;
}

/** Which offers have a searched text in one of their names. */
export function offerMatcher(search: string): (offer: OfferNames) => boolean {
  const folded = foldName(search);
  return ({ brand, nameShort }) => [brand, nameShort].some((name) => foldName(name).includes(folded));
}
