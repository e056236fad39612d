/** The words of the building parts. */
export const controlMessages = {
  close: 'Close',
  retry: 'Try again',
  retryHint: (title: string) => `Try again: ${title}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  checkField: 'Please check this field.',
  checkFields: 'Please check these fields:',
  loading: 'Loading',
  loaded: 'Loaded.',
  showMore: (count: number, total: number) => `Show ${count} more of ${total}`,
  notification: 'Notification',
  notifications: 'Notifications',
  refreshing: 'Updating',
  opensInNewTab: '(opens in a new tab)',
  toastTypes: { success: 'Done', error: 'Problem', warning: 'Please note', info: 'For your information' },
} as const;
