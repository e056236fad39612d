import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type { SocialProvider } from '#machines/domain/client.ts';
import type { IdentityProvider } from '#server/auth/social/identity-provider.ts';
import type { Identity } from '#server/db/identity.ts';
import { sandboxGrants } from '#server/db/sandbox-schema.ts';
import { digestOf } from '#server/digest.ts';
import type { Services } from '#server/services.ts';

/** What a provider's page agreed to: who, for which client, and whose proof it takes. */
interface Grant {
  provider: SocialProvider;
  clientId: string;
  challenge: string;
  identity: Identity;
}

/** A provider that signs anybody in as anybody, in the sandbox. */
export interface FakeProvider extends IdentityProvider {
  /** Gives a code for an identity: it works once, within a minute. */
  grant: (grant: Grant) => Promise<string>;
}

/** The identity that the stand-in has for an address: the same one each time. */
export function identityFor(provider: SocialProvider, email: string, name: string): Identity {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const subject = digestOf(`${provider} ${email.toLowerCase()}`).slice(0, 21);
  return { subject, email, firstName, lastName: others.join(' ') };
}

export function createFakeProvider({ db, clock }: Pick<Services, 'db' | 'clock'>): FakeProvider {
  return {
    authorizeUrl: (request) => `/sandbox/identity?${new URLSearchParams(request).toString()}`,
    grant: async (grant) => {
      const code = randomBytes(24).toString('base64url');
      const expiresAt = addMinutes(clock.now(), 1);
      await db.insert(sandboxGrants).values({ ...grant, codeHash: digestOf(code), expiresAt });
      return code;
    },
    exchange: async ({ provider, clientId, code, verifier }) => {
      const [found] = await db
        .delete(sandboxGrants)
        .where(
          and(
            eq(sandboxGrants.codeHash, digestOf(code)),
            eq(sandboxGrants.provider, provider),
            eq(sandboxGrants.clientId, clientId),
            eq(sandboxGrants.challenge, digestOf(verifier)),
          ),
        )
        .returning();
      return found && found.expiresAt > clock.now() ? found.identity : null;
    },
  };
}
