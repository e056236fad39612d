import type { SocialProvider } from '#machines/domain/client.ts';
import type { Identity } from '#server/db/identity.ts';

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

export function isSocialProvider(value: string): value is SocialProvider {
  return Object.hasOwn(providerNames, value);
}

/** The app's side of an authorization code flow with PKCE. */
export interface IdentityProvider {
  /** Where the browser goes to be asked who it is: an address, or a path of this server. */
  authorizeUrl: (request: { provider: SocialProvider; state: string; challenge: string }) => string;
  /** Changes a code, once, for who was signed in at a client; null for a code that is not valid. */
  exchange: (request: {
    provider: SocialProvider;
    clientId: string;
    code: string;
    verifier: string;
  }) => Promise<Identity | null>;
}
