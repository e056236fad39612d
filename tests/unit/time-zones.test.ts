import { afterAll, expect, test, vi } from 'vitest';

/** From eleven hours behind to fourteen hours ahead: in between no two of them share a day all day long. */
const zones = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'];

/** Just before and after midnight, at the turn of a year, in a leap year, and when clocks change. */
const instants = [
  '2026-11-22T00:00:00Z',
  '2026-11-22T23:59:59.999Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-03-08T10:30:00Z',
];

const own = process.env['TZ'];
const setZone = (zone: string | undefined) => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
};
afterAll(() => {
  setZone(own);
  vi.resetModules();
});

/** Everything that the app says of an instant, by formats that are made in that zone. */
async function saidIn(zone: string) {
  setZone(zone);
  vi.resetModules();
  const dates = await import('#src/messages/format-date.ts');
  const periods = await import('#src/flows/activity/format-period.ts');
  const { dayOf } = await import('#machines/domain/day.ts');
  return instants.map((instant) => [
    dates.formatDate(instant),
    dates.formatDateLong(instant),
    dates.formatDay(instant),
    dates.formatMonth(instant),
    dates.formatMonthYear(instant.slice(0, 7)),
    periods.formatUnit(instant, 'day'),
    periods.formatUnit(instant, 'month'),
    periods.formatTick(instant, 'day'),
    periods.formatTick(instant, 'month'),
    periods.formatDay(dayOf(new Date(instant))),
  ]);
}

test('[FRMT-02] every format says the same of an instant in UTC−11, UTC and UTC+14', async () => {
  const behind = await saidIn('Pacific/Pago_Pago');
  const inUtc = await saidIn('UTC');
  const ahead = await saidIn('Pacific/Kiritimati');
  expect(behind).toEqual(inUtc);
  expect(ahead).toEqual(inUtc);
  expect(inUtc?.[2]).toEqual([
    'Dec\u00a031,\u00a02026',
    'December\u00a031,\u00a02026',
    'Dec\u00a031',
    'December',
    'December\u00a02026',
    'Dec\u00a031,\u00a02026',
    'Dec\u00a02026',
    'Dec\u00a031',
    'Dec\u00a02026',
    'Dec\u00a031,\u00a02026',
  ]);
});

/** What the first page of a device in that zone takes for the month, when the server has just begun one. */
async function monthIn(zone: string) {
  setZone(zone);
  vi.resetModules();
  const { receiveAnswer } = await import('#src/clock/last-answer.ts');
  const { serverNow } = await import('#src/clock/server-clock.ts');
  const { rangeOf } = await import('#machines/domain/activity-filters.ts');
  const { dayOf } = await import('#machines/domain/day.ts');
  const { formatMonth } = await import('#src/messages/format-date.ts');
  receiveAnswer(new Response(null, { headers: { date: 'Mon, 01 Feb 2027 00:00:30 GMT' } }));
  const [month, days] = [
    formatMonth(serverNow().toISOString()),
    rangeOf({ preset: 'this-month' }, dayOf(serverNow())),
  ];
  receiveAnswer(new Response(null, { headers: { date: new Date().toUTCString() } }));
  return { month, days };
}

test.each(zones)('[LIFE-04] the first minute of a month is of that month in %s', async (zone) => {
  expect(await monthIn(zone)).toEqual({ month: 'February', days: { from: '2027-02-01', to: '2027-02-01' } });
});

test('[FRMT-02] the zones differ: their own clocks say other days', () => {
  const days = zones.map((zone) => {
    setZone(zone);
    return new Date('2026-11-22T00:00:00Z').getDate();
  });
  expect(days).toEqual([21, 22, 22]);
});
