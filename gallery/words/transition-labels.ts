import type { AnyTransitionDefinition } from 'xstate';
import type { DeclaredTransition } from '#paths/explore/declared-transitions.ts';
import type { MachineGraph } from '#paths/explore/graph.ts';
import { timeTitle, type Cause } from '#paths/explore/position.ts';
import { guardWords, namedGuard } from './guard-words.ts';
import { anyOf, plainWords } from '#paths/text/plain-words.ts';

type Declared = [AnyTransitionDefinition, DeclaredTransition];

/**
 * What each transition is called, by its key: the cases of the catalogue that take it when the machine is explored.
 * A transition without an event is called by its guard; so are branches that the same cases take.
 */
export function labelsOf(graph: MachineGraph): Map<string, string> {
  const titles = takenBy(graph);
  const all = [...graph.declared];
  const bare = new Map(all.map((declared) => [declared[1].key, bareLabel(graph, titles, declared)]));
  return new Map(all.map((declared) => [declared[1].key, withGuard(graph, bare, declared)]));
}

function bareLabel(
  graph: MachineGraph,
  titles: ReadonlyMap<string, ReadonlySet<string>>,
  [definition, transition]: Declared,
): string {
  const { machine } = graph.entry;
  const guard = namedGuard(definition);
  const time = timeOf(graph, definition);
  const found = titles.get(transition.key);
  if (transition.event === 'always') return guard ? guardWords(machine.id, guard) : 'else';
  if (time !== null) return timeTitle(time);
  if (definition.eventType.startsWith('xstate.done.state.')) return 'All in it is done';
  return found ? anyOf([...found]) : casesOf(graph, transition);
}

function withGuard(
  graph: MachineGraph,
  bare: ReadonlyMap<string, string>,
  [definition, transition]: Declared,
): string {
  const label = bare.get(transition.key) ?? '';
  const branches = [...graph.declared.values()].filter(
    ({ source, event }) => source === transition.source && event === transition.event,
  );
  if (transition.event === 'always') return branches.length === 1 && label === 'else' ? 'at once' : label;
  if (branches.every(({ key }) => key === transition.key || bare.get(key) !== label)) return label;
  const guard = namedGuard(definition);
  return `${label} (${guard ? guardWords(graph.entry.machine.id, guard) : 'else'})`;
}

/** How long a timer runs, in milliseconds; null where that is reckoned when it starts. */
function timeOf({ machine }: MachineGraph, { source, eventType }: AnyTransitionDefinition): number | null {
  const timer = source.after.find((each) => each.eventType === eventType);
  const delay: unknown =
    typeof timer?.delay === 'string' ? machine.implementations.delays[timer.delay] : timer?.delay;
  return typeof delay === 'number' ? delay : null;
}

function takenBy({ nodes, declared }: MachineGraph): Map<string, Set<string>> {
  const byKey = new Map([...declared.values()].map((transition) => [transition.key, transition]));
  const titles = new Map<string, Set<string>>();
  for (const { cause, taken } of nodes.flatMap(({ edges }) => edges)) {
    for (const key of taken) {
      const transition = byKey.get(key);
      if (!transition || !isCausedBy(transition, cause)) continue;
      titles.set(key, (titles.get(key) ?? new Set()).add(cause.title));
    }
  }
  return titles;
}

function isCausedBy({ event }: DeclaredTransition, cause: Cause): boolean {
  switch (cause.kind) {
    case 'event':
      return matches(event, cause.event.type);
    case 'time':
      return event.startsWith('after ');
    default:
      return event === `${cause.kind} ${cause.actorId}`;
  }
}

/** What no exploration takes: the cases of its event, or else the chart's own name for it. */
function casesOf({ entry }: MachineGraph, { event }: DeclaredTransition): string {
  const titles = Object.entries(entry.events)
    .filter(([type]) => matches(event, type))
    .flatMap(([, cases]) => cases.map(({ title }) => title));
  return titles.length > 0 ? anyOf(titles) : plainWords(event);
}

function matches(descriptor: string, type: string): boolean {
  return descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));
}
