import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { cardEntry } from '#machines/card/card.entry.ts';
import { overlaysEntry } from '#machines/overlays/overlays.entry.ts';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import { exploreTree, type TreeNode } from '#paths/explore/actor-tree-graph.ts';
import { actorNodeOf } from '#paths/explore/child-entries.ts';

/** What machines tell each other, and no member causes. */
const facts = new Set(['work.started', 'work.finished']);

/** Causes that nobody at the screen has in hand. */
export const beyondTheMember: ReadonlySet<string> = new Set([
  'overlays.reset',
  'form.rendered',
  'form.succeeded',
  'form.failed',
  'form.broken',
]);

const overlays = [
  ...subscriptionEntry.inputs,
  ...cardEntry.inputs.slice(0, 1),
  { title: 'Choose an offer', input: { kind: 'reward', rewardId: 'fern-and-field' } },
  { title: 'Choose Link a card', input: { kind: 'linkCard' } },
  { title: 'Choose Cancel', input: { kind: 'membershipCancel' } },
  { title: 'Choose Withdraw', input: { kind: 'withdrawal' } },
];

const root: AnyRegistryEntry = {
  ...overlaysEntry,
  events: {
    ...memberEvents(overlaysEntry),
    'overlay.open': overlays.map(({ title, input }) => ({
      title,
      event: { type: 'overlay.open', overlay: input },
    })),
  },
};

/** The modals with all flows in them, as one graph: each machine runs for real, only calls and time are causes. */
export function exploreModals(): TreeNode[] {
  return exploreTree(root, entryOf);
}

function entryOf(name: string, parent: AnyRegistryEntry): AnyRegistryEntry | null {
  const found = actorNodeOf(name, parent);
  return found && { ...found, events: memberEvents(found) };
}

function memberEvents({ events }: AnyRegistryEntry): AnyRegistryEntry['events'] {
  return Object.fromEntries(Object.entries(events).filter(([type]) => !facts.has(type)));
}
