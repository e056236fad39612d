export const consentMessages = {
  label: 'Cookie consent',
  title: 'Your choice about cookies',
  text: 'We need a few cookies to sign you in. With your consent we use others to learn which pages help, and to show videos. Nothing of that kind runs before you accept.',
  more: 'Read our privacy notice',
  accept: 'Accept',
  reject: 'Reject',
} as const;
