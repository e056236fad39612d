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
  socialBeingBuilt: (provider: SocialProvider) =>
    `Signing in with ${providers[provider]} is being built. Use your email and password for now.`,
  social: (provider: SocialProvider) => `Continue with ${providers[provider]}`,
  newHere: 'Not a member yet?',
  join: (name: string) => `Join ${name}`,
  fields,
  /** The panel beside the public pages, where the tenant has set no words of its own. */
  promise: 'Every purchase gives something back.',
  promiseMore: 'Cash back for you, and a share for the people you support.',
} as const;

export type LoginFieldError = keyof typeof fields;
