import type { AnyStateMachine } from 'xstate';
import { settleLeaves } from './settle-on-command.ts';

/**
 * A machine that runs for real, for a screen that reads it, and that ends as well when `resolve` or `reject` says
 * so, for a walk over the machine around it. What it and the machines in it reach outside waits for a command.
 */
export function machineOnCommand<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const logic = settleLeaves(machine);
  const transition = logic.transition.bind(logic);
  logic.transition = (snapshot, event, scope) => {
    const { type, output, error } = event as { type: string; output?: unknown; error?: unknown };
    if (type === 'settle.done') return { ...snapshot, status: 'done', output } as typeof snapshot;
    if (type === 'settle.error') return { ...snapshot, status: 'error', error } as typeof snapshot;
    return transition(snapshot, event, scope);
  };
  return logic;
}
