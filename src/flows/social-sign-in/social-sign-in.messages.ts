import type { SocialProvider } from '#machines/domain/client.ts';

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

export const socialMessages = {
  start: (provider: SocialProvider) => `Continue with ${providerNames[provider]}`,
  missing: (provider: SocialProvider) =>
    `You can’t log in with ${providerNames[provider]} here. Use your email and password.`,
  leaving: (provider: SocialProvider) => `Going to ${providerNames[provider]}…`,
} as const;

/** How the way through a provider ended, as the address tells when it leads back. */
const socialNotices = {
  refused: { type: 'info', text: 'You stopped before logging in. Nothing has changed.' },
  failed: {
    type: 'error',
    text: 'The provider couldn’t log you in. Try again, or use your email and password.',
  },
  known: {
    type: 'info',
    text: 'You already have an account with this email. Log in with your password.',
  },
} as const;

/** What a page with the buttons of the providers says about how somebody came back to it; null for nothing. */
export function socialNotice(outcome: string) {
  return outcome === 'refused' || outcome === 'failed' || outcome === 'known' ? socialNotices[outcome] : null;
}
