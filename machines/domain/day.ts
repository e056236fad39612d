import { addDays } from 'date-fns/addDays';
import { startOfMonth } from 'date-fns/startOfMonth';
import * as v from 'valibot';
import { utc } from './utc.ts';

/** A day in UTC: `2026-11-22`. Days compare as texts do. */
export type Day = string;

const earliest = '2000-01-01';
const latest = '2100-12-31';

/** A day that the calendar has. */
export const daySchema = v.pipe(
  v.string('dayInvalid'),
  v.isoDate('dayInvalid'),
  v.check((text) => dayOf(startOfDay(text)) === text, 'dayInvalid'),
);

/** Whether activity can be filtered by a text: a day from 2000 to 2100. */
export function isFilterDay(text: unknown): text is Day {
  return v.is(daySchema, text) && earliest <= text && text <= latest;
}

/** The day of an instant. An instant that is none gives the empty text. */
export function dayOf(instant: Date): Day {
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10);
}

/** The first day of an instant's month. */
export function monthOf(instant: Date): Day {
  return dayOf(startOfMonth(instant, { in: utc }));
}

/** A day's first instant. */
export function startOfDay(day: Day): Date {
  return utc(`${day}T00:00:00.000Z`);
}

/** The first instant after a day. */
export function endOfDay(day: Day): Date {
  return addDays(startOfDay(day), 1, { in: utc });
}
