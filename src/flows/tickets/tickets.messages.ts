export const ticketsMessages = {
  title: 'Your tickets',
  entries: (count: string, isOne: boolean, month: string) =>
    `${count} ${isOne ? 'entry' : 'entries'} in the draw for ${month}`,
  text: 'Each number is one chance in the monthly draw. The program holds it; winners aren’t announced here.',
  numbers: 'Ticket numbers',
  emptyTitle: (month: string) => `No tickets for ${month} yet`,
  emptyText: 'Your plan’s tickets are credited when its period begins.',
  close: 'Close',
} as const;
