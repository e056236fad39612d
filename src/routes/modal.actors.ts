import type { AnyStateMachine } from 'xstate';
import { forEachFlow } from '#machines/flow-table.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { modals, type ModalName } from '#machines/modal/modals.ts';
import { handOver, type FetchedModals } from '#src/app/fetched-flows.ts';
import type { Outside } from '#src/app/outside.ts';
import { modalLoads } from './modals.ts';

/** The chart of the modals; the code of each flow comes when a modal of its kind is opened for the first time. */
export function fetchModals(outside: Outside): FetchedModals {
  const fetched: Partial<Record<ModalName, AnyStateMachine>> = {};
  return {
    machine: modalMachine.provide({ actors: forEachFlow(modals, (name) => handOver(() => fetched[name])) }),
    load: async (name) => {
      fetched[name] ??= (await modalLoads[name].flow())(outside);
    },
  };
}
