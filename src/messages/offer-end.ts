import { offerEnd } from '#machines/domain/offer-end.ts';
import { once } from './format.ts';
import { formatDate } from './format-date.ts';

const weekdays = once(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }));

/** When an offer ends, where that is soon or over: `Ends Sunday`. Empty for a later end, and for none. */
export function offerEndText(endsAt: string | null, now: Date): string {
  const end = offerEnd(endsAt, now);
  switch (end?.kind) {
    case 'over':
      return `Ended ${formatDate(endsAt)}`;
    case 'today':
      return 'Ends today';
    case 'tomorrow':
      return 'Ends tomorrow';
    case 'thisWeek':
      return `Ends ${weekdays().format(new Date(end.endsAt))}`;
    case undefined:
      return '';
  }
}
