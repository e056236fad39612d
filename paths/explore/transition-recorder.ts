import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { declaredTransitions, describeTransition } from './declared-transitions.ts';
import { inspectedTransitions } from './xstate-internals.ts';

export interface TransitionRecorder {
  /** Give it to `createActor` as `inspect`. Transitions of other actors are not counted. */
  inspect: (inspected: InspectionEvent) => void;
  /** The keys of the transitions taken since the last call, in order. */
  takeRecent: () => string[];
  missing: () => string[];
}

/** Notes, by inspection, which declared transitions a running machine takes. */
export function recordTransitions(machine: AnyStateMachine): TransitionRecorder {
  const declared = declaredTransitions(machine);
  const taken = new Set<AnyTransitionDefinition>();
  let recent: string[] = [];
  return {
    inspect: (inspected) => {
      for (const definition of inspectedTransitions(inspected)) {
        const transition = declared.get(definition);
        if (!transition) continue;
        taken.add(definition);
        recent.push(transition.key);
      }
    },
    takeRecent: () => {
      const keys = recent;
      recent = [];
      return keys;
    },
    missing: () =>
      [...declared]
        .filter(([definition]) => !taken.has(definition))
        .map(([, found]) => describeTransition(found)),
  };
}
