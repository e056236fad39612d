export interface FlowNames {
  /** `gift-card` */
  kebab: string;
  /** `giftCard` */
  camel: string;
  /** `GiftCard` */
  pascal: string;
  /** `Gift card` */
  words: string;
}

/** A new flow, and what it reads or sends. */
export interface NewFlow {
  flow: FlowNames;
  data: FlowNames;
}

/** The forms of a name; null for a name that is not lower-case words joined by hyphens. */
export function namesOf(name: string): FlowNames | null {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) return null;
  const words = name.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capitalised(words.join(' ')),
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
