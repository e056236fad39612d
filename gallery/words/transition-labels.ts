import type { AnyTransitionDefinition } from 'xstate';
import type { DeclaredTransition } from '#paths/explore/declared-transitions.ts';
import type { MachineGraph } from '#paths/explore/graph.ts';
import { timeTitle, type Cause } from '#paths/explore/position.ts';
import { guardWords, namedGuard } from './guard-words.ts';
import { causesTaking, matches } from './causes-taking.ts';
import { anyOf, plainWords } from '#paths/text/plain-words.ts';

type Declared = [AnyTransitionDefinition, DeclaredTransition];

/**
 * What each transition is called, by its key: the cases of the catalogue that take it when the machine is explored.
 * A transition without an event is called by its guard; so are branches that the same cases take.
 */
export function labelsOf(graph: MachineGraph): Map<string, string> {
  const titles = causesTaking(graph);
  const all = [...graph.declared];
  const bare = new Map(all.map((declared) => [declared[1].key, bareLabel(graph, titles, declared)]));
  return new Map(all.map((declared) => [declared[1].key, withGuard(graph, bare, declared)]));
}

function bareLabel(
  graph: MachineGraph,
  titles: ReadonlyMap<string, readonly Cause[]>,
  [definition, transition]: Declared,
): string {
  const { machine } = graph.entry;
  const guard = namedGuard(definition);
  const time = timeOf(graph, definition);
  const found = titles.get(transition.key);
  if (transition.event === 'always') return guard ? guardWords(machine.id, guard) : 'otherwise';
  if (time !== null) return timeTitle(time);
  if (definition.eventType.startsWith('xstate.done.state.')) return 'All in it is done';
  return found ? anyOf([...new Set(found.map(({ title }) => title))]) : casesOf(graph, transition);
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
  if (transition.event === 'always')
    return branches.length === 1 && label === 'otherwise' ? 'at once' : label;
  if (branches.every(({ key }) => key === transition.key || bare.get(key) !== label)) return label;
  const guard = namedGuard(definition);
  return guard ? `${label}, if ${guardWords(graph.entry.machine.id, guard)}` : `${label}, otherwise`;
}

/** How long a timer runs, in milliseconds; null where that is reckoned when it starts. */
function timeOf({ machine }: MachineGraph, { source, eventType }: AnyTransitionDefinition): number | null {
  const timer = source.after.find((each) => each.eventType === eventType);
  const delay: unknown =
    typeof timer?.delay === 'string' ? machine.implementations.delays[timer.delay] : timer?.delay;
  return typeof delay === 'number' ? delay : null;
}

/** What no exploration takes: the cases of its event, or else the chart's own name for it. */
function casesOf({ entry }: MachineGraph, { event }: DeclaredTransition): string {
  const titles = Object.entries(entry.events)
    .filter(([type]) => matches(event, type))
    .flatMap(([, cases]) => cases.map(({ title }) => title));
  return titles.length > 0 ? anyOf(titles) : plainWords(event);
}
