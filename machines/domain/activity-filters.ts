import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import * as v from 'valibot';
import { chartUnits, type ChartUnit } from './contribution.ts';
import { dayOf, isFilterDay, startOfDay, type Day } from './day.ts';
import type { Search } from './query.ts';
import { newestFirst, readSort, writeSort, type Sort } from './transaction.ts';
import { utc } from './utc.ts';

export const presets = ['7d', '30d', '90d', 'this-month', 'last-month', 'all'] as const;

export type Preset = (typeof presets)[number];

/** Which days are shown, both ends included. */
export interface DayRange {
  from: Day;
  to: Day;
}

export type Period = { preset: Preset } | ({ preset: 'custom' } & DayRange);

export const pageSizes = [10, 25, 50, 100, 'all'] as const;

export type PageSize = (typeof pageSizes)[number];

/** What the page shows, as its address says it. */
export interface ActivityFilters {
  /** Null for all cards. */
  cardId: string | null;
  period: Period;
  page: number;
  pageSize: PageSize;
  sort: Sort;
  /** Null for what suits the period. */
  unit: ChartUnit | null;
}

export const defaultFilters: ActivityFilters = {
  cardId: null,
  period: { preset: '30d' },
  page: 1,
  pageSize: 10,
  sort: newestFirst,
  unit: null,
};

const names = ['cardId', 'range', 'from', 'to', 'page', 'size', 'sort', 'by'] as const;
const cardIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const mostDaysInChart = 92;
const mostDaysByDefault = 31;

/** Reads a query. What is missing, outdated or nonsense in it is as it is by default. */
export function readFilters(search: Search): ActivityFilters {
  const { cardId = '', page = '', size, sort = '', by } = search;
  return {
    cardId: v.is(cardIdSchema, cardId) ? cardId : null,
    period: readPeriod(search),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    pageSize: pageSizes.find((each) => String(each) === size) ?? defaultFilters.pageSize,
    sort: readSort(sort) ?? newestFirst,
    unit: chartUnits.find((each) => each === by) ?? null,
  };
}

function readPeriod({ range, from, to }: Search): Period {
  if (range === 'custom' && isFilterDay(from) && isFilterDay(to))
    return { preset: 'custom', from: from < to ? from : to, to: from < to ? to : from };
  const preset = presets.find((each) => each === range);
  return preset ? { preset } : defaultFilters.period;
}

/** Whether a query asks for days that there are not, so that others are shown in their place. */
export function asksForNoDays(search: Search): boolean {
  return search['range'] === 'custom' && readPeriod(search).preset !== 'custom';
}

/** The query with other filters; what is as by default, and what is not of this page, stays as it is. */
export function writeFilters(search: Search, filters: ActivityFilters): Search {
  const { cardId, period, page, pageSize, sort, unit } = filters;
  const isOwn = (name: string) => names.some((each) => each === name);
  const own: Record<(typeof names)[number], string | null> = {
    cardId,
    range: period.preset === '30d' ? null : period.preset,
    from: period.preset === 'custom' ? period.from : null,
    to: period.preset === 'custom' ? period.to : null,
    page: page === 1 ? null : String(page),
    size: pageSize === defaultFilters.pageSize ? null : String(pageSize),
    sort: writeSort(sort) === writeSort(newestFirst) ? null : writeSort(sort),
    by: unit,
  };
  return Object.fromEntries([
    ...Object.entries(search).filter(([name]) => !isOwn(name)),
    ...Object.entries(own).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  ]);
}

type FilterName = keyof ActivityFilters;

const ofPurchases: readonly FilterName[] = ['page', 'pageSize', 'sort'];
const ofDonations: readonly FilterName[] = ['unit'];

/** What a change asks for anew: an order or a page the purchases alone, a unit the donations alone, anything else both. */
export function concernOf(change: Partial<ActivityFilters>): 'purchases' | 'donations' | 'both' {
  const isOnlyOf = (own: readonly string[]) => Object.keys(change).every((name) => own.includes(name));
  if (isOnlyOf(ofDonations)) return 'donations';
  return isOnlyOf(ofPurchases) ? 'purchases' : 'both';
}

/** The filters after a change: another list begins with its first page. */
export function changeFilters(filters: ActivityFilters, change: Partial<ActivityFilters>): ActivityFilters {
  return { ...filters, ...(concernOf(change) !== 'donations' && { page: 1 }), ...change };
}

/** The days of a period, as of today, UTC; null for all there are. */
export function rangeOf(period: Period, today: Day): DayRange | null {
  const now = startOfDay(today);
  const month = (date: Date) => ({
    from: dayOf(startOfMonth(date, { in: utc })),
    to: dayOf(endOfMonth(date, { in: utc })),
  });
  switch (period.preset) {
    case '7d':
    case '30d':
    case '90d':
      return { from: dayOf(subDays(now, Number.parseInt(period.preset) - 1, { in: utc })), to: today };
    case 'this-month':
      return { from: month(now).from, to: today };
    case 'last-month':
      return month(subMonths(now, 1, { in: utc }));
    case 'all':
      return null;
    case 'custom':
      return { from: period.from, to: period.to };
  }
}

function lengthOf(period: Period, today: Day): number {
  const range = rangeOf(period, today);
  if (range === null) return Infinity;
  return differenceInCalendarDays(utc(range.to), utc(range.from), { in: utc }) + 1;
}

/** Whether a chart of a period can have a bar for each day. */
export function hasRoomForDays(period: Period, today: Day): boolean {
  return lengthOf(period, today) <= mostDaysInChart;
}

/** What the bars of the chart are: what was chosen where there is room for it, and by default few of them. */
export function unitOf({ period, unit }: Pick<ActivityFilters, 'period' | 'unit'>, today: Day): ChartUnit {
  if (!hasRoomForDays(period, today)) return 'month';
  return unit ?? (lengthOf(period, today) <= mostDaysByDefault ? 'day' : 'month');
}
