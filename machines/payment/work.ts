import type { EventObject, MachineContext } from 'xstate';
import { tellParent } from '#machines/tell-parent.ts';

/** A call that must not be torn away begins, and ends or cannot be found out. */
export type WorkFact = { type: 'work.begun' } | { type: 'work.ended' };

/** The actions of a machine whose parent must not tear it away meanwhile. */
export function workTold<Context extends MachineContext, Event extends EventObject>() {
  return {
    tellBegun: tellParent<Context, Event>(() => ({ type: 'work.begun' }) satisfies WorkFact),
    tellEnded: tellParent<Context, Event>(() => ({ type: 'work.ended' }) satisfies WorkFact),
  };
}

/** A state that runs a payment: what the payment is at is told to the parent as this machine's own work. */
export const whilePaying = {
  initial: 'working',
  states: {
    working: {
      description: 'It is under way, or being found out.',
      entry: 'tellBegun',
      on: { 'work.ended': 'unclear' },
    },
    unclear: {
      description: 'It could not be found out; it can be asked about again.',
      entry: 'tellEnded',
      on: { 'work.begun': 'working' },
    },
  },
} as const;
