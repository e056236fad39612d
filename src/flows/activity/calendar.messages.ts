/** The days come as texts, already formatted. They come with the calendar's code, which is late. */
export const calendarMessages = {
  label: 'Choose a date range',
  hint: 'Choose the first and the last day (UTC).',
  from: (date: string) => `From ${date}: choose the last day.`,
  chosen: (from: string, to: string) => `${from} – ${to}`,
  selected: (date: string) => `${date}, selected`,
  apply: 'Show this range',
  cancel: 'Cancel',
} as const;
