import { once } from './format.ts';

const dates = once(() => dateFormat('short'));
const longDates = once(() => dateFormat('long'));
const monthsOfYears = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' }),
);

function dateFormat(month: 'short' | 'long'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month, day: 'numeric' });
}

/** An ISO instant → its day in UTC: `Nov 22, 2026`. Empty for none, and for a text that is no instant. */
export function formatDate(iso: string | null): string {
  return inUtc(dates(), iso);
}

/** An ISO instant → its day in UTC: `November 22, 2026`. Empty for a text that is no instant. */
export function formatDateLong(iso: string): string {
  return inUtc(longDates(), iso);
}

/** A month as it travels, `2026-11` → `November 2026`. */
export function formatMonthYear(month: string): string {
  return inUtc(monthsOfYears(), `${month}-01`);
}

const shortMonthsOfYears = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short' }),
);

/** An ISO instant → its month in UTC with the year: `Nov 2026`. Empty for a text that is no instant. */
export function formatShortMonthYear(iso: string): string {
  return inUtc(shortMonthsOfYears(), iso);
}

const months = once(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' }));

/** An ISO instant → its month in UTC: `November`. Empty for a text that is no instant. */
export function formatMonth(iso: string): string {
  return inUtc(months(), iso);
}

const days = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }),
);

/** An ISO instant → its day in UTC without the year, for what is near: `Nov 22`. Empty for a text that is no instant. */
export function formatDay(iso: string): string {
  return inUtc(days(), iso);
}

/** With spaces that no line breaks at. */
function inUtc(format: Intl.DateTimeFormat, iso: string | null): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : format.format(date).replaceAll(' ', '\u00a0');
}
