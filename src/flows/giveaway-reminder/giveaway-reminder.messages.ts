export const giveawayReminderMessages = {
  label: 'Monthly giveaway',
  text: (count: string, isOne: boolean) => `${count} giveaway ${isOne ? 'ticket' : 'tickets'}`,
  show: 'See my tickets',
  close: 'Close the reminder',
} as const;
