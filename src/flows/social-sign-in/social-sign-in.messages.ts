import type { SocialProvider } from '#machines/domain/client.ts';
import type { ToastType } from '#machines/domain/toast.ts';

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

export const socialMessages = {
  or: 'or',
  start: (provider: SocialProvider) => `Continue with ${providerNames[provider]}`,
  missing: (provider: SocialProvider) =>
    `You can’t log in with ${providerNames[provider]} here. Use your password.`,
  leaving: (provider: SocialProvider) => `Going to ${providerNames[provider]}…`,
} as const;

/** How the way through a provider ended, as the address tells when it leads back. */
const socialNotices = new Map<string, { type: ToastType; text: string }>([
  ['refused', { type: 'info', text: 'You stopped before logging in. Nothing has changed.' }],
  ['failed', { type: 'error', text: 'We couldn’t log you in. Try again, or use your password.' }],
  [
    'known',
    { type: 'info', text: 'You already have an account with this email. Log in with your password.' },
  ],
]);

/** What a page with the buttons of the providers says about how somebody came back to it; null for nothing. */
export function socialNotice(outcome: string) {
  return socialNotices.get(outcome) ?? null;
}
