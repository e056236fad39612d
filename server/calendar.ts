export const day = 86_400_000;

/** Midnight UTC of an instant's day. */
export function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / day) * day);
}

/** Midnight UTC of the first day of an instant's month, some months away. */
export function startOfMonth(instant: Date, away = 0): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + away, 1));
}

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * day);
}

/** The same day some months away; the last day of a month that is too short. */
export function addMonths(instant: Date, months: number): Date {
  const first = startOfMonth(instant, months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const sameDay = Math.min(instant.getUTCDate(), lastDay);
  return new Date(first.getTime() + (sameDay - 1) * day + (instant.getTime() % day));
}

export function earliest(...instants: Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}

/** `2026-11` */
export function monthKey(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** "November" */
export function monthName(instant: Date): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(instant);
}
