import { digitsOf } from './card-number.ts';

export interface Expiry {
  /** 1 to 12 */
  month: number;
  /** With its century. */
  year: number;
}

/** What a backspace leaves of a month with its slash: the slash goes as a whole. */
const halfDeleted = /^\d\d \/$/;

/** A date as it stands on the card, `MM / YY`: 5 becomes 05, and of a year with its century the end is kept. */
export function formatExpiry(text: string): string {
  if (halfDeleted.test(text)) return text.slice(0, 2);
  const [, before = '', after = ''] = /^\s*(\d{1,2})\s*[/.-]\s*(.*)$/.exec(text) ?? [];
  const digits = before === '' ? digitsOf(text) : before.padStart(2, '0') + digitsOf(after);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = /^20\d\d/.test(padded.slice(2)) ? padded.slice(4, 6) : padded.slice(2, 4);
  if (year !== '') return `${month} / ${year}`;
  return before === '' ? month : `${month} / `;
}

/** The date that was entered, if it is whole. */
export function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  return { month: Number(month), year: 2000 + Number(year) };
}

export type ExpiryProblem = 'missing' | 'month' | 'past' | 'far';

const mostYears = 20;

/** What is wrong with a date at an instant; a card runs to the end of its month, UTC. Null when nothing is. */
export function expiryProblem(text: string, now: Date): ExpiryProblem | null {
  const expiry = readExpiry(text);
  if (expiry === null) return 'missing';
  if (expiry.month < 1 || expiry.month > 12) return 'month';
  if (now.getTime() >= Date.UTC(expiry.year, expiry.month)) return 'past';
  return expiry.year > now.getUTCFullYear() + mostYears ? 'far' : null;
}
