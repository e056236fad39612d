import type { AppError } from './app-error.ts';
import type { CardAction } from './card-actions.ts';
import type { PlanChoice } from './plan-choice.ts';
import type { Position } from './position.ts';
import type { Reward } from './reward.ts';
import type { RouteName } from './routes.ts';

/** A modal that only shows something. */
export type PlainOverlay = { kind: 'search' } | { kind: 'welcome' } | { kind: 'tickets' };

/** `subscribe` is for who has no current subscription, `upgrade` changes one. */
export type SubscriptionMode = 'subscribe' | 'upgrade';

export interface SubscriptionOverlay {
  kind: 'subscription';
  mode: SubscriptionMode;
  /** A plan that was chosen before: the flow goes on from there. */
  choice?: PlanChoice;
  /** Who was greeted elsewhere sees the plans at once. */
  begin?: 'plans';
  /** What went wrong elsewhere: the flow opens at its error. */
  error?: AppError;
}

/** What is done to one card. */
export interface CardOverlay {
  kind: 'card';
  cardId: string;
  action: CardAction;
}

/** Where in the app an offer was chosen; a link names none. */
export type OfferPlace = 'deals' | 'featured' | 'curated' | 'search' | 'link';

/** One offer. */
export interface RewardOverlay {
  kind: 'reward';
  rewardId: string;
  /** As the list had it from which it was chosen. */
  reward?: Reward;
  place?: OfferPlace;
  /** Where the member is, so that its shops are told by their distance. */
  near?: Position | null;
}

/** A modal with a flow of its own; the kind is the id of the flow's machine. */
export type FlowOverlay =
  | SubscriptionOverlay
  | CardOverlay
  | RewardOverlay
  | { kind: 'linkCard' }
  | { kind: 'inviteFriends' }
  | { kind: 'membershipCancel' }
  | { kind: 'withdrawal' };

/** What can be open over the page. */
export type Overlay = PlainOverlay | FlowOverlay;

/** A part of a page that takes the focus of who is sent to it, by its id. */
export type PagePart = 'cards-title' | 'membership';

/** What follows a modal, once it has slid out. */
export type ModalNext =
  | { kind: 'overlay'; overlay: Overlay }
  | { kind: 'route'; route: RouteName; search?: Readonly<Record<string, string>>; part?: PagePart }
  | { kind: 'part'; part: PagePart };

/** What the flow of a modal ends with. */
export interface ModalOutput {
  next: ModalNext | null;
}

const plain = ['search', 'welcome', 'tickets'] as const satisfies PlainOverlay['kind'][];

export function isFlowOverlay(overlay: Overlay): overlay is FlowOverlay {
  return plainOverlay(overlay.kind) === null;
}

/** The modal without a flow that is called so; null for any other name. */
export function plainOverlay(name: unknown): PlainOverlay | null {
  const kind = plain.find((each) => each === name);
  return kind ? { kind } : null;
}
