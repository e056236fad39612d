export const giveawayReminderMessages = {
  label: 'Monthly giveaway',
  text: (count: string, isOne: boolean) =>
    `You have ${count} ${isOne ? 'ticket' : 'tickets'} in this month’s giveaway.`,
  show: 'See my tickets',
  close: 'Close the reminder',
} as const;
