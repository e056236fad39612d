import type { ChartUnit } from '#machines/domain/contribution.ts';
import type { Day } from '#machines/domain/day.ts';
import { formatDate, formatDay as formatShortDay, formatShortMonthYear } from '#src/messages/format-date.ts';

/** `Nov 20, 2026` or `Nov 2026`, UTC. */
export function formatUnit(instant: string, unit: ChartUnit): string {
  return unit === 'day' ? formatDate(instant) : formatShortMonthYear(instant);
}

/** `Nov 20` or `Nov 2026`, UTC: short, for an axis. */
export function formatTick(instant: string, unit: ChartUnit): string {
  return unit === 'day' ? formatShortDay(instant) : formatShortMonthYear(instant);
}

/** A day as `Nov 20, 2026`. */
export function formatDay(day: Day): string {
  return formatDate(`${day}T00:00:00Z`);
}
