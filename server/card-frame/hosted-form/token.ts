import type { Brand } from './card-number.ts';
import type { Expiry } from './expiry.ts';

const letters = 'abcdefghijklmnop';
const length = 24;

/**
 * What stands for a card: always the same for the same card and salt, and without its number. Beside brand and last
 * digits it has letters only, so that it never looks like a number.
 */
export async function tokenFor(
  number: string,
  brand: Brand,
  { month, year }: Expiry,
  salt: string,
): Promise<string> {
  const text = new TextEncoder().encode(`${salt} ${number} ${month} ${year}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const name = [...hash].flatMap((byte) => [letters.charAt(byte >> 4), letters.charAt(byte & 15)]);
  return `tok_${brand}_${number.slice(-4)}_${name.slice(0, length).join('')}`;
}
