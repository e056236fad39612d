import { once } from './format.ts';

/** When what is shown was read. */
export const asOf = (moment: string) => `As of ${moment}.`;

const times = once(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }));
const moments = once(
  () =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
);

/**
 * When the device read something, by its own clock and zone, for it is no date of the programme's: the time today,
 * `2:05 PM`; on another day the date as well, `Nov 22, 2:05 PM`.
 */
export function formatReadAt(readAt: Date, now: Date): string {
  const isToday = readAt.toDateString() === now.toDateString();
  return (isToday ? times() : moments()).format(readAt).replaceAll(/\s/g, '\u00a0');
}
