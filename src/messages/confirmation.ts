export const confirmationMessages = {
  close: 'Done',
  stored: 'See the receipt',
} as const;
