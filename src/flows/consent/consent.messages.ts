export const consentMessages = {
  label: 'Cookie consent',
  text: 'May we use optional cookies? None of them runs before you accept.',
  more: 'Privacy notice',
  accept: 'Accept',
  reject: 'Reject',
} as const;
