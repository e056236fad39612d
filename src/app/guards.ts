import * as v from 'valibot';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { Programme } from '#machines/app/app.types.ts';
import { emailField } from '#machines/domain/email.ts';
import { isCheckout, isSigningUp, routes, type RouteName } from '#machines/domain/routes.ts';
import type { NavigationOutput } from '#machines/navigation/navigation.machine.ts';
import type { RememberedTarget } from '#src/browser/remembered-target.ts';
import { runGuards, type StoredFacts } from './navigation.ts';

/** Under it the tab keeps who has finished signing up in it. */
export const joinedKey = 'joined';

/** Where a navigation wants to go. */
export interface Destination {
  route: RouteName;
  search: Readonly<Record<string, string>>;
  /** The query as it stands in the address. */
  query: string;
  /** The page may be wanted soon: nothing is kept for it yet. */
  isPreload: boolean;
}

export interface Guards {
  run: (to: Destination, signal: AbortSignal) => Promise<NavigationOutput>;
  /** A redirect is about to happen: what it asks to keep is kept now. */
  store: (output: NavigationOutput) => void;
  /** The browser is about to leave for the landing page. */
  leave: () => void;
}

/** What the browser keeps between pages, and how it leaves. */
export interface Storing {
  remembered: RememberedTarget;
  /** The tier that was chosen before signing up, as it is stored. */
  readTierId: () => string | null;
  /** Who has finished signing up in this tab. */
  readJoinedId: () => string | null;
  /** Whether a payment that somebody began on a page is under way, or was cut off before its end was told. */
  hasOpenPayment: (route: RouteName) => Promise<boolean>;
  /** Stores the tier of a member who is to renew. */
  storeTierId: (id: string) => void;
  /** Keeps for an hour what the query of a sign-up link brings, and the plan that a later step goes on with. */
  storeEntry: (to: Destination, programme: Programme) => Promise<void>;
  /** A reset code was accepted, or a link brought what it is changed for. */
  hasResetToken: () => boolean;
  leaveFor: (address: string) => void;
}

/** The guards of the running app, with what the browser keeps for them. */
export function createGuards(app: AppRef, storing: Storing): Guards {
  const { remembered, readTierId, readJoinedId, storeTierId, leaveFor } = storing;
  const programme = () => app.getSnapshot().context.programme;
  const userId = () => app.getSnapshot().context.session?.user.id;
  const hasStoredTier = () => programme()?.tiers.some(({ id }) => id === readTierId()) ?? false;

  async function storeEntry(to: Destination): Promise<void> {
    const known = programme();
    if (isSigningUp(to.route) && known && !to.isPreload) await storing.storeEntry(to, known);
  }

  async function recall({ route, search }: Destination): Promise<StoredFacts> {
    return {
      hasStoredTier: hasStoredTier(),
      hasJoined: !!userId() && readJoinedId() === userId(),
      isPaying: isCheckout(route) && (await storing.hasOpenPayment(route)),
      target: remembered.recall(),
      hasResetEmail: v.is(emailField, search['email']),
      hasResetToken: storing.hasResetToken(),
    };
  }

  return {
    run: async (to, signal) => {
      await storeEntry(to);
      return runGuards(app, to, () => recall(to), signal);
    },
    store: ({ remember, storesTier, hops, route }) => {
      if (remember) remembered.remember(remember);
      else if (hops.includes('login') && route !== 'login') remembered.clear();
      const tierId = app.getSnapshot().context.session?.membership?.membershipTierId;
      if (storesTier && tierId) storeTierId(tierId);
    },
    leave: () => leaveFor(programme()?.client.landingPageUrl ?? routes.home.path),
  };
}
