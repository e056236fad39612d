/** When what is shown was read. */
export const asOf = (moment: string) => `As of ${moment}.`;

const time = { hour: 'numeric', minute: '2-digit' } as const;
const moment = { month: 'short', day: 'numeric', ...time } as const;

const write = (instant: Date, parts: Intl.DateTimeFormatOptions) =>
  instant.toLocaleString('en-US', parts).replaceAll(/\s/g, '\u00a0');

/** The time of an instant by the device's own clock and zone, of which no line breaks: `2:05 PM`. */
export const formatClockTime = (instant: Date) => write(instant, time);

/**
 * When the device read something, by its own clock and zone, for it is no date of the programme's: the time today,
 * `2:05 PM`; on another day the date as well, `Nov 22, 2:05 PM`.
 */
export function formatReadAt(readAt: Date, now: Date): string {
  const isToday = readAt.toDateString() === now.toDateString();
  return write(readAt, isToday ? time : moment);
}
