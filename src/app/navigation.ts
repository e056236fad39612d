import { createActor, fromPromise, toPromise, waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { hasOnlyAmex } from '#machines/domain/card.ts';
import { hasTierPages, type Client } from '#machines/domain/client.ts';
import { isAdmin, isMember } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { RouteTarget } from '#machines/domain/target.ts';
import { navigationMachine, type NavigationOutput } from '#machines/navigation/navigation.machine.ts';
import type { NavigationFacts } from '#machines/navigation/rules.ts';

/** What the browser knows and the charts do not. */
export interface StoredFacts {
  hasStoredTier: boolean;
  hasJoined: boolean;
  /** A payment of the page is under way, or was cut off before its end was told. */
  isPaying: boolean;
  target: RouteTarget | null;
  hasResetEmail: boolean;
  hasResetToken: boolean;
}

/** What the navigation bars need of the browser: nothing. */
export const nothingStored: StoredFacts = {
  hasStoredTier: false,
  hasJoined: false,
  isPaying: false,
  target: null,
  hasResetEmail: false,
  hasResetToken: false,
};

/** The facts of the guards as the running actors have them now. */
export function readFacts(app: AppRef, stored: StoredFacts): NavigationFacts {
  const { context, children } = app.getSnapshot();
  const client = context.programme?.client;
  const person = children.session?.getSnapshot();
  const session = person?.hasTag('signedIn') ? person.context.session : null;
  const membership = session && isMember(session) ? session.membership : null;
  const cards = children.cards?.getSnapshot().context.data ?? null;
  return {
    session: session === null ? 'visitor' : membership === null ? 'nonMember' : 'member',
    hasExpired: person?.hasTag('expired') ?? false,
    isAdmin: session !== null && isAdmin(session),
    status: membership?.status ?? null,
    hasCurrentSubscription: (membership?.currentSubscription ?? null) !== null,
    owes: (membership?.dues?.amount ?? 0) > 0,
    hasTier: (membership?.membershipTierId ?? null) !== null,
    cards: cards === null ? 'unknown' : cardsOf(cards),
    isSigningUp: children.page?.getSnapshot().matches('signUp') ?? false,
    ...clientFacts(client),
    ...stored,
  };
}

/** What the guards read of a client; of one that is not known yet, nothing. */
export function clientFacts(client: Client | undefined) {
  return {
    hasTierPages: client !== undefined && hasTierPages(client),
    hasLandingPage: (client?.landingPageUrl ?? null) !== null,
    hasReferralPage: client?.featureFlags.newReferralSystem ?? false,
    hasVideos: client !== undefined && client.featureFlags.videosPage && client.vimeoShowcaseId !== null,
    isAmexLimited: client?.featureFlags.amexLimitUx ?? false,
  };
}

function cardsOf(cards: Parameters<typeof hasOnlyAmex>[0]): NavigationFacts['cards'] {
  if (cards.every((card) => card.status === 'deleted')) return 'none';
  return hasOnlyAmex(cards) ? 'onlyAmex' : 'some';
}

/** Runs the chain of guards for one navigation, once it is known who is here. */
export async function runGuards(
  app: AppRef,
  to: { route: RouteName; search: Readonly<Record<string, string>> },
  recall: () => Promise<StoredFacts>,
  signal: AbortSignal,
): Promise<NavigationOutput> {
  const guards = createActor(
    navigationMachine.provide({
      actors: {
        gatherFacts: fromPromise(async (self) => {
          await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }), self);
          const { session } = app.getSnapshot().children;
          if (session) await waitFor(session, (snapshot) => snapshot.hasTag('settled'), self);
          return readFacts(app, await recall());
        }),
      },
    }),
    { input: to },
  );
  const abandon = () => guards.send({ type: 'navigation.abandon' });
  signal.addEventListener('abort', abandon);
  return toPromise(guards.start()).finally(() => signal.removeEventListener('abort', abandon));
}
