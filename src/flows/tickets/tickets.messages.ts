export const ticketsMessages = {
  title: 'Your tickets',
  entries: (count: string, isOne: boolean, month: string) =>
    `${count} ${isOne ? 'entry' : 'entries'} in the draw for ${month}`,
  text: 'Each number is one chance. The draw is held when the month is over; winners hear by email.',
  numbers: 'Ticket numbers',
  emptyTitle: (month: string) => `No tickets for ${month} yet`,
  emptyText: 'Your plan’s tickets are credited when its period begins.',
  close: 'Close',
} as const;
