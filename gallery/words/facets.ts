import type { AnyStateNode } from 'xstate';
import { cardLinkEntry } from '#machines/card-link/card-link.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { explore, type GraphEdge } from '#paths/explore/graph.ts';
import type { Cause } from '#paths/explore/position.ts';
import { isNamed } from '#paths/explore/named-states.ts';
import { isGoneThrough } from './gone-through.ts';
import { toneOf } from './looks.ts';

/** What a designer looks for in the states of all machines. */
export const facets = [
  'waits',
  'refuses',
  'empty',
  'ends',
  'stuck',
  'money',
  'irreversible',
  'card',
] as const;
export type Facet = (typeof facets)[number];

export const facetWords: Readonly<Record<Facet, string>> = {
  waits: 'The member waits',
  refuses: 'Bad news',
  empty: 'Empty',
  ends: 'The flow ends',
  stuck: 'No way on',
  money: 'Costs money',
  irreversible: 'Cannot be undone',
  card: 'Needs a card',
};

const busy = ['busy', 'working', 'starting', 'refreshing', 'skeleton'];

/** The facets of each state in which a machine rests, from its chart, its cases and its risks. */
export function facetsOf(entry: AnyRegistryEntry): Map<string, Facet[]> {
  const { nodes } = explore(entry);
  const edges = nodes.flatMap((node) => node.edges);
  const outcomes = edges.filter(({ cause }) => cause.kind === 'done' || cause.kind === 'error');
  const isOnlyEnteredBy = (leaf: string, isIt: (cause: Cause) => boolean) => {
    const entering = outcomes.filter((edge) => isEntered(edge, leaf));
    return entering.length > 0 && entering.every(({ cause }) => isIt(cause));
  };
  const leaves = new Set(nodes.flatMap((node) => node.leaves));
  const is: Readonly<Record<Facet, (leaf: string) => boolean>> = {
    waits: (leaf) => linesOf(entry, leaf).some((node) => isBusy(entry, node)),
    refuses: (leaf) => isOnlyEnteredBy(leaf, (cause) => toneOf(cause) === 'bad'),
    empty: (leaf) => isCalledEmpty(leaf) || isOnlyEnteredBy(leaf, bringsNothing),
    ends: (leaf) => nodeOf(entry, leaf).type === 'final',
    stuck: (leaf) =>
      nodeOf(entry, leaf).type !== 'final' && !edges.some((edge) => leaves.size > 1 && isLeft(edge, leaf)),
    money: (leaf) => isNamed(entry, leaf, entry.risks?.money ?? []),
    irreversible: (leaf) => isNamed(entry, leaf, entry.risks?.irreversible ?? []),
    card: (leaf) => needsCard(entry, leaf),
  };
  return new Map([...leaves].map((leaf) => [leaf, facets.filter((facet) => is[facet](leaf))]));
}

function nodeOf({ machine }: AnyRegistryEntry, leaf: string): AnyStateNode {
  return machine.getStateNodeById(`${machine.id}.${leaf}`);
}

/** The state and those around it, without the machine itself: what it runs, it runs throughout. */
function linesOf(entry: AnyRegistryEntry, leaf: string): AnyStateNode[] {
  const line: AnyStateNode[] = [];
  for (let node: AnyStateNode | undefined = nodeOf(entry, leaf); node?.parent; node = node.parent)
    line.push(node);
  return line;
}

/** A listener never answers, so that nobody waits for it. */
function isBusy(entry: AnyRegistryEntry, { tags, invoke }: AnyStateNode): boolean {
  const isAwaited = (id: string, source: unknown) =>
    !isGoneThrough(entry, id) && typeof source === 'string' && (entry.outcomes[source]?.done.length ?? 0) > 0;
  return tags.some((tag) => busy.includes(tag)) || invoke.some(({ id, src }) => isAwaited(id, src));
}

function isLeft({ from, to }: GraphEdge, leaf: string): boolean {
  return from.leaves.includes(leaf) && !to.leaves.includes(leaf);
}

function isEntered({ from, to }: GraphEdge, leaf: string): boolean {
  return to.leaves.includes(leaf) && !from.leaves.includes(leaf);
}

const isCalledEmpty = (leaf: string) => /(^|\.)(empty|nothing)/i.test(leaf);

function bringsNothing(cause: Cause): boolean {
  return cause.kind === 'done' && isEmpty(cause.output);
}

/** A list without a row, or what has such lists and nothing else in its lists. */
function isEmpty(output: unknown): boolean {
  if (Array.isArray(output)) return output.length === 0;
  if (typeof output !== 'object' || output === null) return false;
  const lists = Object.values(output).filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

function needsCard(entry: AnyRegistryEntry, leaf: string): boolean {
  const cardLink = cardLinkEntry.machine.id;
  const runs = linesOf(entry, leaf).some(({ invoke }) => invoke.some(({ src }) => src === cardLink));
  const isLacked = /(^|\.)noCard$/.test(leaf);
  return entry.machine.id === cardLink || runs || isLacked;
}
