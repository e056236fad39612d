import { isFlowOverlay, type FlowOverlay, type Overlay } from '#machines/domain/overlay.ts';
import { writeQuery, type Search } from '#machines/domain/query.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { modalNames, modalOf, modals } from '#machines/modal/modals.ts';

/** The address and the modal as they are at one moment. */
export interface LinkFacts {
  /** The query of the address. */
  search: Search;
  /** Only a members' page names modals. */
  isMembersPage: boolean;
  /** The entry of the history was written for a modal. */
  isOwnEntry: boolean;
  /** The modal that the entry of a members' page names, by its address or by its own mark. */
  requested: Overlay | null;
  /** Whether that modal can be opened here, by this member. */
  isPossible: boolean;
  /** Whether that modal is the one that is open. */
  isNamed: boolean;
  /** How an address names the modal that is open, as it stands by now; empty for one that none can name. */
  link: Search;
  /** What follows the modal takes over its entry. */
  isFollowed: boolean;
  /** What the flow of the modal can be asked now. */
  receives: readonly FlowRequest[];
  /** Who was imported, is on a members' page and has not been asked for a card yet: the id of the user. */
  importedId: string | null;
}

export type FlowRequest = 'step.back' | 'flow.close';

/** The modal that an address asks for. */
export function overlayAt(search: Search, tiers: readonly Tier[]): FlowOverlay | null {
  for (const name of modalNames) {
    const overlay = modals[name].address.read(search, tiers);
    if (overlay) return overlay;
  }
  return null;
}

/** How an address names a modal; one without a flow is named by the entry of the history alone. */
export function linkOf(overlay: Overlay, tiers: readonly Tier[]): Search {
  return isFlowOverlay(overlay) ? modalOf(overlay).address.write(overlay, tiers) : {};
}

/** The query of the page alone. */
export function withoutOverlay(search: Search): Search {
  const names = new Set(modalNames.flatMap((name) => modals[name].address.names));
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.has(name)));
}

/** The query of the page with the modal that is open. */
export function searchWith({ search, link }: Pick<LinkFacts, 'search' | 'link'>): Search {
  return { ...withoutOverlay(search), ...link };
}

/** Whether the address asks for a modal, though not for the one that is open as it stands by now. */
export function isOutdated({ search, requested, link }: LinkFacts): boolean {
  const asText = (query: Search) => writeQuery(Object.entries(query));
  const canBeNamed = Object.keys(link).length > 0;
  return requested !== null && canBeNamed && asText(searchWith({ search, link })) !== asText(search);
}
