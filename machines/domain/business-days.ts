const day = 86_400_000;
const isWeekend = (instant: Date) => instant.getUTCDay() % 6 === 0;

/** An instant some business days (Monday to Friday, UTC) later, at the same time of the day. */
export function addBusinessDays(instant: Date, days: number): Date {
  const later = new Date(instant.getTime());
  for (let left = days; left > 0; left -= isWeekend(later) ? 0 : 1) later.setTime(later.getTime() + day);
  return later;
}
