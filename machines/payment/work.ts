import type { EventObject, MachineContext } from 'xstate';
import { notifyParent } from '#machines/notify-parent.ts';

/** A call that must not be torn away begins, and ends or cannot be found out. */
export type WorkFact = { type: 'work.started' } | { type: 'work.finished' };

/** The actions of a machine whose parent must not tear it away meanwhile. */
export function reportWork<Context extends MachineContext, Event extends EventObject>() {
  return {
    notifyBegun: notifyParent<Context, Event>(() => ({ type: 'work.started' }) satisfies WorkFact),
    notifyEnded: notifyParent<Context, Event>(() => ({ type: 'work.finished' }) satisfies WorkFact),
  };
}

/** The substates of a state that runs a payment, each with what the machine adds to it. */
export function payingStates<
  const Working extends { description: string },
  const Unclear extends { description: string; entry?: string; on?: object },
>(working: Working, unclear: Unclear) {
  return {
    initial: 'working',
    states: {
      working: { on: { 'work.finished': 'unclear' }, ...working },
      unclear: { ...unclear, on: { 'work.started': 'working', ...unclear.on } },
    },
  } as const;
}

/** The substates of a state that runs a payment and reports its work to the parent as its own. */
export const whilePaying = payingStates(
  { description: 'It is under way, or being found out.', entry: 'notifyBegun' },
  { description: 'It could not be found out; it can be asked about again.', entry: 'notifyEnded' },
);

/** The substates of a state that runs a child: `open` can be left until the child works, each with what the machine adds. */
export function untilWorking<
  const Open extends { description: string; on: object },
  const Working extends { description: string },
>(open: Open, working: Working) {
  return {
    initial: 'open',
    states: {
      open: { ...open, on: { 'work.started': 'working', ...open.on } },
      working: { on: { 'work.finished': 'open' }, ...working },
    },
  } as const;
}

/** A state that looks into an interrupted payment before the machine goes on to `next`. */
export function checkPending<const Pending extends string, const Next extends string>(
  pending: Pending,
  next: Next,
) {
  return {
    description: 'A payment that a refresh interrupted is looked into before anything else.',
    always: [{ guard: 'isInterrupted', target: pending }, { target: next }],
  } as const;
}
