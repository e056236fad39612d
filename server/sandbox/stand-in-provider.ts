import { createHash, randomBytes } from 'node:crypto';
import type { SocialProvider } from '#machines/domain/client.ts';
import type { Identity, IdentityProvider } from '#server/auth/social/identity-provider.ts';
import type { Clock } from '#server/clock.ts';

/** What a provider's page agreed to: who, for which client, and whose proof it takes. */
interface Grant {
  provider: SocialProvider;
  clientId: string;
  challenge: string;
  identity: Identity;
}

/** A provider that signs anybody in as anybody, in the sandbox. */
export interface StandInProvider extends IdentityProvider {
  /** Gives a code for an identity: it works once, within a minute. */
  grant: (grant: Grant) => string;
}

const lifetime = 60_000;
const maximumGrants = 1000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The identity that the stand-in has for an address: the same one each time. */
export function identityFor(provider: SocialProvider, email: string, name: string): Identity {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const subject = hashOf(`${provider} ${email.toLowerCase()}`).slice(0, 21);
  return { subject, email, firstName, lastName: others.join(' ') };
}

export function createStandInProvider(clock: Clock): StandInProvider {
  const grants = new Map<string, Grant & { expiresAt: number }>();
  return {
    authorizeUrl: (request) => `/sandbox/identity?${new URLSearchParams(request).toString()}`,
    grant: (grant) => {
      const code = randomBytes(24).toString('base64url');
      const [oldest] = grants.keys();
      if (grants.size >= maximumGrants && oldest !== undefined) grants.delete(oldest);
      grants.set(code, { ...grant, expiresAt: clock.now().getTime() + lifetime });
      return code;
    },
    exchange: ({ provider, clientId, code, verifier }) => {
      const found = grants.get(code);
      grants.delete(code);
      const isRight =
        found !== undefined &&
        found.provider === provider &&
        found.clientId === clientId &&
        found.challenge === hashOf(verifier) &&
        found.expiresAt > clock.now().getTime();
      return Promise.resolve(isRight ? found.identity : null);
    },
  };
}
