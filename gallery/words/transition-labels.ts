import type { DeclaredTransition } from '#tests/support/model/declared-transitions.ts';
import type { MachineGraph } from '#tests/support/model/graph.ts';
import type { Cause } from '#tests/support/model/position.ts';
import { guardWords, namedGuard } from './guard-words.ts';
import { anyOf, plainWords } from './plain-words.ts';

/**
 * What each transition is called, by its key: the cases of the catalogue that take it when the machine is explored.
 * A transition without an event is called by its guard.
 */
export function labelsOf(graph: MachineGraph): Map<string, string> {
  const titles = takenBy(graph);
  const { entry, declared } = graph;
  const all = [...declared.values()];
  return new Map(
    [...declared].map(([definition, transition]) => {
      const found = titles.get(transition.key);
      if (found) return [transition.key, anyOf([...found])];
      const guard = namedGuard(definition);
      if (transition.event !== 'always') return [transition.key, casesOf(graph, transition)];
      if (guard) return [transition.key, guardWords(entry.machine.id, guard)];
      const isAlone = !all.some(
        ({ source, event, key }) => isSibling(source, event) && key !== transition.key,
      );
      return [transition.key, isAlone ? 'at once' : 'else'];

      function isSibling(source: string, event: string): boolean {
        return source === transition.source && event === transition.event;
      }
    }),
  );
}

function takenBy({ nodes, declared }: MachineGraph): Map<string, Set<string>> {
  const byKey = new Map([...declared.values()].map((transition) => [transition.key, transition]));
  const titles = new Map<string, Set<string>>();
  for (const { cause, taken } of nodes.flatMap(({ edges }) => edges)) {
    for (const key of taken) {
      const transition = byKey.get(key);
      if (!transition || !isCausedBy(transition, cause)) continue;
      const known = titles.get(key) ?? new Set();
      titles.set(key, known.add(cause.title));
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
