import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { socialSignInMachine } from './social-sign-in.machine.ts';

export const socialSignInEntry = defineEntry<typeof socialSignInMachine>({
  machine: socialSignInMachine,
  title: 'Sign in with a provider',
  summary: 'The way out and the way back are one; a provider that fails leaves everything as it was.',
  inputs: [{ title: 'The providers are offered', input: undefined }],
  events: {
    'social.start': [{ title: 'Continue with Google', event: { type: 'social.start', provider: 'google' } }],
  },
  source: { 'social.start': 'member' },
  requirements: {
    'AUTH-02': ['socialSignIn'],
  },
  outcomes: {
    redirectToProvider: {
      done: [{ title: 'The server names the page', output: '/sandbox/identity' }],
      error: [failures.unexpected, failures.missing],
    },
    leaveForProvider: { done: [], error: [failures.unexpected] },
  },
});
