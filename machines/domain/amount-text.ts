import type { Cents } from './wire.ts';

const amount = /^(\d{1,7}([.,]\d{0,2})?|[.,]\d{1,2})$/;

/** An amount as a member writes it, without what may stand around it: `$ 25,50` → `25,50`. */
export function bareAmount(text: string): string {
  return text.trim().replace(/^\p{Sc}\s*/u, '');
}

/** An amount of at most seven digits, like `25`, `25.5`, `25.`, `.50` or `$25,50`, in cents; null for any other text. */
export function centsOf(text: string): Cents | null {
  const bare = bareAmount(text);
  return amount.test(bare) ? Math.round(Number(bare.replace(',', '.')) * 100) : null;
}
