import { modalMachine } from '#machines/modal/modal.machine.ts';
import { modals } from '#machines/modal/modals.ts';
import { lazyFlows, type FetchedModals } from '#src/app/fetched-flows.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { modalModules } from './modals.ts';

/** The chart of the modals; the code of each flow is loaded when the first modal of its kind opens. */
export function provideModals(dependencies: AppDependencies): FetchedModals {
  const { logics, load } = lazyFlows(modals, modalModules, dependencies);
  return { machine: modalMachine.provide({ actors: logics }), load };
}
