import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Session } from '#machines/domain/member.ts';
import type { OfferPlace } from '#machines/domain/overlay.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { ToastContent } from '#machines/domain/toast.ts';
import type { ClosingReason, SessionChange } from '#machines/session/session.types.ts';

/** What is tracked of offers. */
export type OfferFact =
  /** Offers were searched for by this text. */
  | { type: 'offer.searched'; query: string }
  /** An offer was looked at; the category by its platform name. */
  | { type: 'offer.viewed'; place: OfferPlace; category: string; brand: string };

/** Everything that the machines tell the app, or ask of it; each tells it directly, however deep it runs. */
export type AppNotification =
  /** The session says who is here. */
  | { type: 'session.opened'; session: Session }
  | { type: 'session.changed'; session: Session }
  | { type: 'session.slow' }
  | { type: 'session.closed'; reason: ClosingReason }
  /** A flow has opened a session. */
  | { type: 'session.established'; session: Session }
  /** A flow has changed something about the person who is signed in. */
  | ({ type: 'session.change' } & SessionChange)
  /** What the server knows of the person who is signed in may have changed. */
  | { type: 'session.refresh' }
  /** The server has ended the session of whoever is signed in. */
  | { type: 'session.expire' }
  | { type: 'route.go'; route: RouteName; search?: Readonly<Record<string, string>>; replaces?: boolean }
  | { type: 'member.joined' }
  | { type: 'card.linked'; card: Card }
  /** A card, and the list with it, as they are now. */
  | { type: 'card.changed'; card: Card; cards: readonly Card[] }
  /** Cards and balances are asked for again. */
  | { type: 'balances.reload' }
  /** The cards and balances that the member saw are not true any more. */
  | { type: 'balances.changed' }
  | { type: 'payment.failed' }
  | OfferFact
  /** Something to tell the member on whichever page comes. */
  | { type: 'toast.show'; content: ToastContent }
  /** A member has closed a modal's flow on this step. */
  | { type: 'flow.closed'; step: string }
  | { type: 'network.restored' }
  | { type: 'read.failed'; error: AppError };
