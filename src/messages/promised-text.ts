import { isLate } from '#machines/domain/promised-day.ts';
import { formatDate } from './format-date.ts';

/** By when something is promised, an instant, in the words of its place: other ones where that day is over. */
export function promisedText(
  words: Readonly<Record<'expected' | 'late', (date: string) => string>>,
  promisedFor: string,
  today: Date,
): string {
  return words[isLate(promisedFor, today) ? 'late' : 'expected'](formatDate(promisedFor));
}
