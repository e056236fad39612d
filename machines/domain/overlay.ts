import type { AppError } from './app-error.ts';
import type { CardAction } from './card-actions.ts';
import type { PlanChoice } from './plan-choice.ts';

/** A modal that only shows something. */
export type PlainOverlay = { kind: 'search' } | { kind: 'inviteFriends' } | { kind: 'welcome' };

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

export interface CancelMembershipOverlay {
  kind: 'cancelMembership';
}

/** A modal with a flow of its own. */
export type FlowOverlay =
  SubscriptionOverlay | CancelMembershipOverlay | CardOverlay | { kind: 'linkCard' } | { kind: 'withdrawal' };

/** What can be open over the page. */
export type Overlay = PlainOverlay | FlowOverlay;

const plain: readonly string[] = ['search', 'inviteFriends', 'welcome'] satisfies PlainOverlay['kind'][];

export function isFlowOverlay(overlay: Overlay): overlay is FlowOverlay {
  return !plain.includes(overlay.kind);
}
