import type { SocialProvider } from '#machines/domain/client.ts';

const providers: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

const fields = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address, like name@example.com.',
  passwordMissing: 'Enter your password.',
} as const;

export const loginMessages = {
  title: 'Welcome back',
  lead: (name: string) => `Log in to your ${name} membership.`,
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in…',
  wait: 'Please wait…',
  forgot: 'Forgot your password?',
  or: 'or',
  social: (provider: SocialProvider) => `Continue with ${providers[provider]}`,
  leaving: (provider: SocialProvider) => `Going to ${providers[provider]}…`,
  newHere: 'Not a member yet?',
  join: (name: string) => `Join ${name}`,
  fields,
  /** The panel beside the public pages, where the tenant has set no words of its own. */
  promise: 'Every purchase gives something back.',
  promiseMore: 'Cash back for you, and a share for the people you support.',
} as const;

/** How the way through a provider ended, as the address tells when it leads back. */
const socialNotices = {
  refused: { type: 'info', text: 'You did not sign in with the provider. Nothing has changed.' },
  failed: {
    type: 'error',
    text: 'The provider could not sign you in. Try again, or use your email and password.',
  },
  known: {
    type: 'info',
    text: 'You already have an account with this email. Log in with your password.',
  },
} as const;

const notices = {
  'password-changed': { type: 'success', text: 'Your password is changed. Log in with it.' },
} as const;

/** What the login page says about how somebody came to it; null for nothing, and for anything unknown. */
export function loginNotice({ social = '', notice = '' }: Readonly<Record<string, string>>) {
  return socialNotice(social) ?? (notice === 'password-changed' ? notices[notice] : null);
}

/** The same for any page with the buttons of the providers. */
export function socialNotice(outcome: string) {
  return outcome === 'refused' || outcome === 'failed' || outcome === 'known' ? socialNotices[outcome] : null;
}
