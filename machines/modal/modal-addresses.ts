import { cardActions } from '#machines/domain/card-actions.ts';
import type {
  CardOverlay,
  FlowOverlay,
  RewardOverlay,
  SubscriptionOverlay,
} from '#machines/domain/overlay.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { choiceOf, frequencyOf, planAt } from '#machines/domain/plan-frequency.ts';
import type { Search } from '#machines/domain/query.ts';
import type { Tier } from '#machines/domain/tier.ts';

/** How the query of an address names a modal. */
export interface ModalAddress<Named extends FlowOverlay> {
  /** What of the query is about the modal. */
  names: readonly string[];
  /** The modal that is asked for; null when it is another one, or nobody's. */
  read(search: Search, tiers: readonly Tier[]): Named | null;
  write(overlay: Named, tiers: readonly Tier[]): Search;
}

/** How one word of the query opens the one modal that there is of its kind. */
export interface ModalWord<Named extends FlowOverlay> extends ModalAddress<Named> {
  opens: Named;
}

/** A tier by its name, in any case, and a plan by its frequency. */
export const planAddress: ModalAddress<SubscriptionOverlay> = {
  names: ['flow', 'tier', 'plan'],
  read: ({ flow, tier: name, plan }, tiers) => {
    if (flow !== 'subscribe' && flow !== 'upgrade') return null;
    const tier = tiers.find((each) => each.name.toLowerCase() === name?.toLowerCase());
    const choice = tier && choiceOf(planAt(tier, plan === 'year' ? 'year' : 'month'));
    return { kind: 'subscription', mode: flow, ...(choice && { choice }) };
  },
  write: ({ mode, choice = null }, tiers) => {
    const chosen = planOf(choice, tiers);
    return { flow: mode, ...(chosen && { tier: chosen.tier.name, plan: frequencyOf(chosen) }) };
  },
};

/** A card by its id, with what is done to it. */
export const cardAddress: ModalAddress<CardOverlay> = {
  names: ['flow', 'card', 'action'],
  read: ({ flow, card: cardId = '', action: name }) => {
    const action = cardActions.find((each) => each === name);
    return flow === 'card' && cardId !== '' && action ? { kind: 'card', cardId, action } : null;
  },
  write: ({ cardId, action }) => ({ flow: 'card', card: cardId, action }),
};

/** An offer by its id. */
export const rewardAddress: ModalAddress<RewardOverlay> = {
  names: ['offer'],
  read: ({ offer = '' }) => (offer === '' ? null : { kind: 'reward', rewardId: offer }),
  write: ({ rewardId }) => ({ offer: rewardId }),
};

/** One word says it all. */
export function named<Named extends FlowOverlay>(flow: string, opens: Named): ModalWord<Named> {
  return {
    opens,
    names: ['flow'],
    read: (search) => (search['flow'] === flow ? opens : null),
    write: () => ({ flow }),
  };
}
