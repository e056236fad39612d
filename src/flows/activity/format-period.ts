import type { ChartUnit } from '#machines/domain/contribution.ts';
import type { Day } from '#machines/domain/day.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { once } from '#src/messages/format.ts';

const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }));

const months = utcFormat({ month: 'short', year: 'numeric' });
const longMonths = utcFormat({ month: 'long' });
const shortDays = utcFormat({ month: 'short', day: 'numeric' });

/** `Nov 20, 2026` or `Nov 2026`, UTC. */
export function formatUnit(instant: string, unit: ChartUnit): string {
  return unit === 'day' ? formatDate(instant) : months().format(new Date(instant));
}

/** `Nov 20` or `Nov 2026`, UTC: short, for an axis. */
export function formatTick(instant: string, unit: ChartUnit): string {
  return (unit === 'day' ? shortDays() : months()).format(new Date(instant));
}

/** `November`, UTC. */
export function formatMonthName(instant: Date): string {
  return longMonths().format(instant);
}

/** A day as `Nov 20, 2026`. */
export function formatDay(day: Day): string {
  return formatDate(`${day}T00:00:00Z`);
}
