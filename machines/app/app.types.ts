import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Client } from '#machines/domain/client.ts';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Theme } from '#machines/domain/theme.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { PageSearch } from '#machines/page/page.types.ts';
import type { ClosingReason } from '#machines/session/session.types.ts';

export interface Programme {
  client: Client;
  tiers: Tier[];
}

export interface AppContext {
  /** The client that the host names; null for a host that is not allowed. */
  label: string | null;
  storedConsent: ConsentDecision | null;
  logOutPending: boolean;
  /** The cookies of the API are out of reach, so that nobody could be logged in. */
  isCrossSite: boolean;
  programme: Programme | null;
  theme: Theme;
  route: RouteName | null;
  /** The first page, which is on its way. */
  expected: RouteName | null;
  session: Session | null;
  error: AppError | null;
  /** The calls that the server turned out not to have: what needs them is not offered. */
  missing: readonly string[];
}

export interface AppInput {
  label: string | null;
  storedConsent: ConsentDecision | null;
  logOutPending: boolean;
  isCrossSite?: boolean;
}

export type AppEvent =
  /** The session says who is here. */
  | { type: 'session.opened'; session: Session }
  | { type: 'session.changed'; session: Session }
  | { type: 'session.slow' }
  | { type: 'session.closed'; reason: ClosingReason }
  | { type: 'navigation.pending'; route: RouteName }
  | { type: 'route.entered'; route: RouteName; search?: PageSearch }
  | { type: 'member.joined' }
  | { type: 'card.linked'; card: Card }
  /** A card, and the list with it, as they are now. */
  | { type: 'card.changed'; card: Card; cards: readonly Card[] }
  /** Cards and balances are read again. */
  | { type: 'balances.reload' }
  /** The cards and balances that the member saw are out of date. */
  | { type: 'balances.changed' }
  | { type: 'network.restored' }
  | { type: 'read.failed'; error: AppError }
  /** The server does not have a call beyond the specification, such as `GET payouts`. */
  | { type: 'call.missing'; call: string }
  | { type: 'app.retry' };

/** What the app reports to the world outside the charts. */
export type AppEmitted = {
  type: 'failure.reported';
  error: AppError;
  during: 'host' | 'programme' | 'theme' | 'read';
};
