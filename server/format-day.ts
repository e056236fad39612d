const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An instant's day, UTC, as texts for members write it: "Dec 2, 2026". */
export const formatDay = (instant: Date): string => day.format(instant);
