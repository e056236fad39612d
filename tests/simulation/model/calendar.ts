/** An instant: milliseconds since 1970, UTC. */
export type Instant = number;

/** Integer cents. */
export type Cents = number;

export const second = 1000;
export const day = 86_400 * second;

const numbersOf = (at: Instant) => {
  const date = new Date(at);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
};

/** The month of an instant: "2027-01". */
export const monthOf = (at: Instant): string => new Date(at).toISOString().slice(0, 7);

/** The day of an instant: "2027-01-31". */
export const dayOf = (at: Instant): string => new Date(at).toISOString().slice(0, 10);

/** The first instant of the month that is so many months after an instant's. */
export function firstOfMonth(at: Instant, months = 0): Instant {
  const [year, month] = numbersOf(at);
  return Date.UTC(year, month + months, 1);
}

/** The month before an instant's. */
export const monthBefore = (at: Instant): string => monthOf(firstOfMonth(at, -1));

/** The months in which a span has a part, in order. */
export function monthsIn(from: Instant, until: Instant): string[] {
  const months: string[] = [];
  for (let at = firstOfMonth(from); at <= until; at = firstOfMonth(at, 1)) months.push(monthOf(at));
  return months;
}

function shifted(at: Instant, months: number): Instant {
  const [year, month, date] = numbersOf(at);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month + months, Math.min(date, lastDay));
}

/** The same time so many months later; on the month's last day where it does not have the day. */
export const addMonths = (at: Instant, months: number): Instant => shifted(at, months) + (at % day);

/** So many days later, Saturdays and Sundays left out. */
export function addWorkdays(at: Instant, days: number): Instant {
  let [result, left] = [at, days];
  while (left > 0) {
    result += day;
    const weekday = new Date(result).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}

/** The first day after an instant that is a multiple of months after an anchor. */
export function periodEndAfter(at: Instant, anchor: Instant, step: number): Instant {
  let months = step;
  while (shifted(anchor, months) <= at) months += step;
  return shifted(anchor, months);
}
