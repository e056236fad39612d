import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { latestAt, type Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { pendingSignIns } from '#server/db/operations-schema.ts';
import { digestOf } from '#server/digest.ts';

type PendingSignIn = typeof pendingSignIns.$inferSelect;

type Begun = Pick<PendingSignIn, 'clientId' | 'provider' | 'page' | 'referralCode'> & { browser: string };
type Returned = Pick<PendingSignIn, 'clientId' | 'provider'> & { browser: string | null; state: string };

/** The sign-ins that wait at providers, ten minutes each. Any server may take what another one began. */
export interface PendingSignIns {
  /** Gives the state and the PKCE challenge to go with. */
  begin: (begun: Begun) => Promise<{ state: string; challenge: string }>;
  /** Takes the sign-in of a state, once, for the browser that began it; null for any other. */
  take: (returned: Returned) => Promise<PendingSignIn | null>;
}

const lifetimeMinutes = 10;
const expiryOf = (begun: Date) => addMinutes(begun, lifetimeMinutes);

export function createPendingSignIns({ db, clock }: { db: Database; clock: Clock }): PendingSignIns {
  return {
    begin: async ({ browser, ...begun }) => {
      const state = randomBytes(32).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      await db.insert(pendingSignIns).values({
        ...begun,
        stateHash: digestOf(state),
        browserHash: digestOf(browser),
        verifier,
        expiresAt: expiryOf(clock.now()),
      });
      return { state, challenge: digestOf(verifier) };
    },
    take: async ({ state, clientId, provider, browser }) => {
      if (browser === null) return null;
      const [found] = await db
        .delete(pendingSignIns)
        .where(
          and(
            eq(pendingSignIns.stateHash, digestOf(state)),
            eq(pendingSignIns.browserHash, digestOf(browser)),
            eq(pendingSignIns.clientId, clientId),
            eq(pendingSignIns.provider, provider),
          ),
        )
        .returning();
      const now = clock.now();
      const isWaiting = found && found.expiresAt > now && found.expiresAt <= expiryOf(latestAt(now));
      return isWaiting ? found : null;
    },
  };
}
