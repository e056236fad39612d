import type { DeclaredTransition } from '#paths/explore/declared-transitions.ts';
import type { MachineGraph } from '#paths/explore/graph.ts';
import type { Cause } from '#paths/explore/position.ts';

/** The causes that take each transition when the machine is explored, by its key. */
export function causesTaking({ nodes, declared }: MachineGraph): Map<string, Cause[]> {
  const byKey = new Map([...declared.values()].map((transition) => [transition.key, transition]));
  const causes = new Map<string, Cause[]>();
  for (const { cause, taken } of nodes.flatMap(({ edges }) => edges)) {
    for (const key of taken) {
      const transition = byKey.get(key);
      if (!transition || !isCausedBy(transition, cause)) continue;
      const found = causes.get(key) ?? [];
      found.push(cause);
      causes.set(key, found);
    }
  }
  return causes;
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

export function matches(descriptor: string, type: string): boolean {
  return descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));
}
