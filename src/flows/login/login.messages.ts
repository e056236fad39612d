import { frameMessages } from '#src/messages/frame.ts';
import { firstFieldMessages } from '#src/messages/first-errors.ts';
import { socialNotice } from '#src/flows/social-sign-in/social-sign-in.messages.ts';

export const loginMessages = {
  title: 'Welcome back',
  lead: (name: string) => `Log in to your ${name} membership.`,
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in…',
  wait: 'Please wait…',
  forgot: 'Forgot your password?',
  unread: 'You’re logged in, but we couldn’t open your account. Reload this page.',
  newHere: 'Not a member yet?',
  join: (name: string) => `Join ${name}`,
  fields: firstFieldMessages,
} as const;

const notices = {
  expired: { type: 'info', text: frameMessages.sessionExpired },
  'password-changed': { type: 'success', text: 'Your password is changed. Log in with it.' },
} as const;

/** What the login page says about how somebody came to it; null for nothing, and for anything unknown. */
export function loginNotice(
  { social = '', notice = '' }: Readonly<Record<string, string>>,
  hasExpired = false,
) {
  if (hasExpired) return notices.expired;
  return socialNotice(social) ?? (notice === 'password-changed' ? notices[notice] : null);
}
