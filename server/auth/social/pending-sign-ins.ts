import { createHash, randomBytes } from 'node:crypto';
import type { SocialProvider } from '#machines/domain/client.ts';
import type { Clock } from '#server/clock.ts';

/** A browser that was sent to a provider. */
interface PendingSignIn {
  clientId: string;
  provider: SocialProvider;
  /** The path of the app to come back to. */
  page: string;
  referralCode: string | null;
  /** The secret that the browser was known by, hashed. */
  browserHash: string;
  /** What proves to the provider that the same server asks again. */
  verifier: string;
  expiresAt: number;
}

type Begun = Pick<PendingSignIn, 'clientId' | 'provider' | 'page' | 'referralCode'> & { browser: string };
type Returned = Pick<PendingSignIn, 'clientId' | 'provider'> & { browser: string | null; state: string };

/** The sign-ins that wait at providers, in this process, ten minutes each. */
export interface PendingSignIns {
  /** Gives the state and the PKCE challenge to go with. */
  begin: (begun: Begun) => { state: string; challenge: string };
  /** Takes the sign-in of a state, once, for the browser that began it; null for any other. */
  take: (returned: Returned) => PendingSignIn | null;
}

const lifetime = 10 * 60_000;
const maximumPending = 10_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export function createPendingSignIns(clock: Clock): PendingSignIns {
  const pending = new Map<string, PendingSignIn>();
  return {
    begin: ({ browser, ...begun }) => {
      const state = randomBytes(32).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      const [oldest] = pending.keys();
      if (pending.size >= maximumPending && oldest !== undefined) pending.delete(oldest);
      pending.set(state, {
        ...begun,
        browserHash: hashOf(browser),
        verifier,
        expiresAt: clock.now().getTime() + lifetime,
      });
      return { state, challenge: hashOf(verifier) };
    },
    take: ({ state, clientId, provider, browser }) => {
      const found = pending.get(state);
      const isSame =
        browser !== null &&
        found?.browserHash === hashOf(browser) &&
        found.clientId === clientId &&
        found.provider === provider;
      if (!isSame) return null;
      pending.delete(state);
      return found.expiresAt > clock.now().getTime() ? found : null;
    },
  };
}
