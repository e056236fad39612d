import type { ComponentType } from 'react';
import type { AnyActorLogic } from 'xstate';
import { forEachFlow, type FlowLogics, type FlowName, type FlowTable } from '#machines/flow-table.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { ModalName } from '#machines/modal/modals.ts';
import type { ModalLogic } from '#machines/overlays/overlays.machine.ts';
import { pageFlows, type PageFlow, type PageFlows } from '#machines/page/page-flows.ts';
import type { LazyModule } from '#src/code/lazy-module.ts';
import type { AppDependencies } from './app-dependencies.ts';

/** The module of a page or a modal without a flow of its own. */
export type ViewModule<Props = object> = LazyModule<{ default: { view: ComponentType<Props> } }>;

/** The module of a page or a modal, with what gives its flow the real actors. */
export type FlowModule<Logic, Props = object> = LazyModule<{
  default: { view: ComponentType<Props>; provide: (dependencies: AppDependencies) => Logic };
}>;

/** The code behind each flow of a page, and the chart of the modals. */
export interface FlowRegistry {
  /** The flow of a visitor's first page comes with the app. */
  login: (dependencies: AppDependencies) => FlowLogics<PageFlows>['login'];
  pages: { readonly [Flow in Exclude<PageFlow, 'login'>]: FlowModule<FlowLogics<PageFlows>[Flow]> };
  modals: (dependencies: AppDependencies) => Promise<FetchedModals>;
}

/** The chart of the modals, with the flows in it, each of which works once it is loaded. */
export interface FetchedModals {
  machine: typeof modalMachine;
  load: (modal: ModalName) => Promise<void>;
}

export interface FetchedFlows {
  /** Loads the code of a page's flow, once. A page is shown only when its flow is there. */
  load: (flow: PageFlow | null) => Promise<void>;
  /** The logic of each flow, which works once the flow is loaded. */
  logics: FlowLogics<PageFlows>;
  /** Loads the code of a modal's flow, with the chart around it, once. */
  loadModal: (modal: ModalName) => Promise<void>;
  modal: ModalLogic;
}

export function createFetchedFlows(
  dependencies: AppDependencies,
  { login, pages, modals }: FlowRegistry,
): FetchedFlows {
  const flows = lazyFlows(pageFlows, pages, dependencies);
  let fetchedModals: FetchedModals | null = null;
  return {
    load: async (flow) => {
      if (flow && flow !== 'login') await flows.load(flow);
    },
    logics: { ...(flows.logics as FlowLogics<PageFlows>), login: login(dependencies) },
    loadModal: async (modal) => {
      fetchedModals ??= await modals(dependencies);
      await fetchedModals.load(modal);
    },
    modal: lazyLogic(() => fetchedModals?.machine),
  };
}

type ProvidingModule = LazyModule<{ default: { provide: (dependencies: AppDependencies) => AnyActorLogic } }>;

/** The logics of a table of flows; each works once `load` has loaded the module of its flow. */
export function lazyFlows<Table extends FlowTable, Name extends FlowName<Table>>(
  table: Table,
  modules: Readonly<Record<Name, ProvidingModule>>,
  dependencies: AppDependencies,
) {
  const loaded: Partial<Record<string, AnyActorLogic>> = {};
  return {
    logics: forEachFlow(table, (name) => lazyLogic(() => loaded[name])),
    load: async (name: Name) => {
      const { provide } = (await modules[name].load()).default;
      loaded[name] ??= provide(dependencies);
    },
  };
}

/** Does what the logic does that is loaded by then. */
function lazyLogic(logic: () => AnyActorLogic | undefined): AnyActorLogic {
  const present = () => {
    const found = logic();
    if (!found) throw new Error('The flow has no code.');
    return found;
  };
  return {
    getInitialSnapshot: (scope, input) => present().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => present().transition(snapshot, event, scope),
    start: (snapshot, scope) => present().start?.(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) => present().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => present().restoreSnapshot?.(snapshot, scope),
  };
}
