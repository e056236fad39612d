import { formatDate } from '#src/messages/format-date.ts';
import { once } from '#src/messages/format.ts';

const times = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
);

/** An ISO instant → its day and time in UTC, of which no line breaks either: `Nov 22, 2026, 11:30 PM`. */
export function formatMoment(iso: string): string {
  return `${formatDate(iso)}, ${times().format(new Date(iso)).replaceAll(' ', '\u00a0')}`;
}
