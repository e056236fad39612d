export const giveawayReminderMessages = {
  label: 'Monthly giveaway',
  text: (count: string, isOne: boolean) =>
    `You hold ${count} ${isOne ? 'ticket' : 'tickets'} in this month’s giveaway.`,
  show: 'See my tickets',
  close: 'Close the reminder',
} as const;
