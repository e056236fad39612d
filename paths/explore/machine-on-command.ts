import { StateMachine, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { settleLeaves } from './settle-on-command.ts';

interface Command {
  type: string;
  output?: unknown;
  error?: unknown;
  state?: string;
}

/**
 * A machine that runs for real, for a screen that reads it, and that ends as well when `resolve` or `reject` says
 * so, for a walk over the machine around it. What it and the machines in it reach outside waits for a command.
 */
export function machineOnCommand<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const logic = settleLeaves(machine);
  const transition = logic.transition.bind(logic);
  logic.transition = (snapshot, event, scope) => {
    const { type, output, error, state = '' } = event as Command;
    if (type === 'settle.done') return { ...snapshot, status: 'done', output } as typeof snapshot;
    if (type === 'settle.error') return { ...snapshot, status: 'error', error } as typeof snapshot;
    if (type === 'settle.at') return logic.resolveState({ ...snapshot, value: state });
    return transition(snapshot, event, scope);
  };
  return logic;
}

/** Puts each running machine inside that has a state of this name there, without the way to it. */
export function standInside(parent: AnyActorRef, state: string): void {
  const children: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children;
  for (const child of Object.values(children)) {
    const snapshot: { status: string; machine?: unknown } | undefined = child?.getSnapshot();
    const { machine } = snapshot ?? {};
    if (snapshot?.status !== 'active' || !(machine instanceof StateMachine)) continue;
    if (Object.hasOwn(machine.states, state)) child?.send({ type: 'settle.at', state });
  }
}
