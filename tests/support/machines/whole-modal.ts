import type { AnyActorLogic } from 'xstate';
import { registry } from '#machines/registry.ts';
import { forEachFlow } from '#machines/flow-table.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { modals } from '#machines/modal/modals.ts';

/** The chart of the modals with the flows in it, which the app fetches by their names. */
export const wholeModal: typeof modalMachine = modalMachine.provide({
  actors: forEachFlow(modals, (name): AnyActorLogic => {
    const entry = registry.find(({ machine }) => machine.id === name);
    if (!entry) throw new Error(`The catalogue has no "${name}".`);
    return entry.machine;
  }),
});
