import type { FlowOverlay, Overlay } from './overlay.ts';
import { planOf } from './plan-choice.ts';
import { choiceOf, frequencyOf, planAt } from './plan-frequency.ts';
import { writeQuery } from './query.ts';
import type { Tier } from './tier.ts';

type Search = Readonly<Record<string, string>>;

/** The names in an address that are about a modal, not about the page. */
const linkNames = ['flow', 'tier', 'plan'];

const withdrawing = 'withdraw';

/** The modal that an address asks for; a tier by its name, in any case, and a plan by its frequency. */
export function overlayAt({ flow, tier: name, plan }: Search, tiers: readonly Tier[]): FlowOverlay | null {
  if (flow === withdrawing) return { kind: 'withdrawal' };
  if (flow !== 'subscribe' && flow !== 'upgrade') return null;
  const tier = tiers.find((each) => each.name.toLowerCase() === name?.toLowerCase());
  const choice = tier && choiceOf(planAt(tier, plan === 'year' ? 'year' : 'month'));
  return { kind: 'subscription', mode: flow, ...(choice && { choice }) };
}

/** How an address asks for a modal; null for one that has no address. */
export function linkOf(overlay: Overlay | null, tiers: readonly Tier[]): Search | null {
  if (overlay?.kind === 'withdrawal') return { flow: withdrawing };
  if (overlay?.kind !== 'subscription') return null;
  const chosen = planOf(overlay.choice ?? null, tiers);
  return {
    flow: overlay.mode,
    ...(chosen && { tier: chosen.tier.name, plan: frequencyOf(chosen) }),
  };
}

/** The query of the page alone. */
export function withoutOverlay(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !linkNames.includes(name)));
}

/** The address and the modal as they are at one moment. */
export interface LinkFacts {
  /** The query of the address. */
  search: Search;
  /** Only a members' page names modals. */
  isMembersPage: boolean;
  /** The entry of the history was written for a modal. */
  isOwnEntry: boolean;
  /** The modal that the address asks for. */
  wanted: FlowOverlay | null;
  /** How an address asks for the modal that is open, as it stands by now; null for one without an address. */
  link: Search | null;
  /** What the flow of the modal can be asked now. */
  hears: readonly FlowRequest[];
  /** Who was imported and has not been asked for a card yet: the id of the user. */
  importedId: string | null;
}

export type FlowRequest = 'step.back' | 'flow.close';

/** The query of the page with the modal that is open. */
export function searchWith({ search, link }: Pick<LinkFacts, 'search' | 'link'>): Search {
  return { ...withoutOverlay(search), ...link };
}

/** Whether the address asks for the modal that is open, though not as it stands by now. */
export function isOutdated({ search, wanted, link }: LinkFacts): boolean {
  const asText = (query: Search) => writeQuery(Object.entries(query));
  return wanted !== null && link !== null && asText(searchWith({ search, link })) !== asText(search);
}
