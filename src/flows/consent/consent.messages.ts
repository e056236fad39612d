export const consentMessages = {
  label: 'Cookie consent',
  text: 'May we use optional cookies?',
  more: 'Privacy notice',
  accept: 'Accept',
  reject: 'Reject',
} as const;
