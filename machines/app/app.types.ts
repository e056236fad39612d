import type { AppError } from '#machines/domain/app-error.ts';
import type { CardSystem } from '#machines/domain/card.ts';
import type { Client } from '#machines/domain/client.ts';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Theme } from '#machines/domain/theme.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { PageSearch } from '#machines/page/page.types.ts';
import type { AppNotification, OfferFact } from './app-notification.ts';

export interface Programme {
  client: Client;
  tiers: Tier[];
}

export interface AppContext {
  /** The client that the host names; null for a host that is not allowed. */
  label: string | null;
  storedConsent: ConsentDecision | null;
  logOutPending: boolean;
  programme: Programme | null;
  theme: Theme;
  route: RouteName | null;
  /** The first page, which is on its way. */
  expected: RouteName | null;
  session: Session | null;
  error: AppError | null;
}

export interface AppInput {
  label: string | null;
  storedConsent: ConsentDecision | null;
  logOutPending: boolean;
}

export type AppEvent =
  | AppNotification
  | { type: 'navigation.pending'; route: RouteName }
  | { type: 'route.entered'; route: RouteName; search?: PageSearch }
  | { type: 'app.retry' };

/** What the app tells the world outside the charts. */
export type AppEmitted =
  | { type: 'failure.reported'; error: AppError; during: 'host' | 'programme' | 'theme' | 'read' }
  | {
      type: 'navigation.requested';
      route: RouteName;
      search: Readonly<Record<string, string>>;
      replaces: boolean;
    }
  | { type: 'card.linked'; system: CardSystem }
  | { type: 'card.deleted' }
  | { type: 'payment.failed' }
  | { type: 'flow.closed'; step: string }
  | OfferFact;
