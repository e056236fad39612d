import type { AnyStateMachine } from 'xstate';
import { settleOnCommand } from './settle-on-command.ts';

/**
 * A machine that runs for real, for a screen that reads it, and that is done as well when `resolve` says so,
 * for a walk over the machine around it. What it reaches outside waits for a command.
 */
export function machineOnCommand<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const logic = settleOnCommand(machine);
  const transition = logic.transition.bind(logic);
  logic.transition = (snapshot, event, scope) => {
    const { type, output } = event as { type: string; output?: unknown };
    if (type !== 'settle.done') return transition(snapshot, event, scope);
    return { ...snapshot, status: 'done', output } as typeof snapshot;
  };
  return logic;
}
