import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { askingTime } from '#machines/payment/payment.machine.ts';
import { registry } from '#machines/registry.ts';

/** Milliseconds that a member waits at most, and the states in which. */
interface Wait {
  time: number;
  states: string[];
}

/**
 * The page says that there is no connection while it looks for one. A payment says what it does, and decision 008 bounds
 * it: what it needs is read, it is sent, and what became of it is asked for a minute.
 */
const saysSo: readonly string[] = ['app.offline.looking', 'payment.preparing'];

type AnyTransition = TransitionDefinition<never, never>;

const none: Wait = { time: 0, states: [] };

/** The time after which a state that waits for an answer is left; 0 for one that waits for none. */
function ownWait(node: AnyStateNode, machine: AnyStateMachine): number {
  if (node.invoke.length === 0 || saysSo.includes(node.id)) return 0;
  const delays = node.after.map(({ delay }) => {
    const named = machine.implementations.delays[String(delay)] ?? delay;
    return typeof named === 'number' ? named : 0;
  });
  return Math.max(0, ...delays);
}

/** Whether something leads on by itself: an answer, a time-out, or what is decided at once. */
const isByItself = ({ eventType }: AnyTransition) => /^(xstate\.|$)/.test(eventType);

/** The states in which a transition ends, each with those around it. */
function endsOf({ target = [] }: AnyTransition): AnyStateNode[] {
  return (target as unknown as AnyStateNode[]).flatMap((node) => {
    let inner: AnyStateNode | undefined = node;
    const entered: AnyStateNode[] = [];
    while (inner) {
      entered.push(inner);
      inner = (inner.initial?.target?.[0] as AnyStateNode | undefined) ?? undefined;
    }
    return entered;
  });
}

/** The longest wait that begins with a state, if nobody does anything meanwhile. */
function longestFrom(node: AnyStateNode, machine: AnyStateMachine, seen: readonly string[] = []): Wait {
  if (seen.includes(node.id)) return none;
  const own = ownWait(node, machine);
  const leading = [...node.transitions.values(), node.always ?? []].flat() as unknown as AnyTransition[];
  const next = leading
    .filter(isByItself)
    .flatMap(endsOf)
    .map((end) => longestFrom(end, machine, [...seen, node.id]))
    .toSorted((one, other) => other.time - one.time)[0];
  const { time, states } = next ?? none;
  return { time: own + time, states: own > 0 ? [node.id, ...states] : states };
}

const allStates = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(allStates),
];

describe('the longest wait for answers in a row', () => {
  test.each(registry)('[FLOW-06] is a minute at most: $machine.id', ({ machine }) => {
    const waits = allStates(machine.root).map((node) => longestFrom(node, machine));
    const tooLong = waits.filter(({ time }) => time > askingTime);
    expect(tooLong).toEqual([]);
  });
});
