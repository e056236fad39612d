import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import { declaredTransitions, describeTransition } from './declared-transitions.ts';

/** The same as long as a chart has the same transitions. */
export function chartHash(machine: AnyStateMachine): string {
  return shortHash([...declaredTransitions(machine).values()].map(describeTransition).join('\n'));
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
