import type { AnyActorLogic } from 'xstate';
import { forEachFlow, type FlowLogics } from '#machines/flow-table.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { ModalName } from '#machines/modal/modals.ts';
import type { ModalLogic } from '#machines/overlays/overlays.machine.ts';
import { pageFlows, type PageFlow, type PageFlows } from '#machines/page/page-flows.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import type { Outside } from './outside.ts';
import type { LoadPage } from './router.tsx';

type FetchedFlow = Exclude<PageFlow, 'login'>;

/** A flow with its real actors. */
type Provide<Logic> = (outside: Outside) => Logic | Promise<Logic>;

/** The code behind each flow of a page, and the chart of the modals. */
export interface FlowTable {
  /** The flow of a visitor's first page comes with the app. */
  login: (outside: Outside) => FlowLogics<PageFlows>['login'];
  /** Each of the others comes when its page is opened. */
  pages: {
    readonly [Flow in FetchedFlow]: { page: LoadPage; provide: Provide<FlowLogics<PageFlows>[Flow]> };
  };
  modals: (outside: Outside) => Promise<FetchedModals>;
}

/** The chart of the modals, with the flows in it, each of which works once its code has been fetched. */
export interface FetchedModals {
  machine: typeof modalMachine;
  load: (modal: ModalName) => Promise<void>;
}

export interface FetchedFlows {
  /** Fetches the code of a page's flow, once. A page is shown only when its flow is there. */
  load: (flow: PageFlow | null) => Promise<void>;
  /** The logic of each flow, which works once the flow has been fetched. */
  logics: FlowLogics<PageFlows>;
  /** Fetches the code of a modal's flow, with the chart around it, once. */
  loadModal: (modal: ModalName) => Promise<void>;
  modal: ModalLogic;
}

export function createFetchedFlows(outside: Outside, { login, pages, modals }: FlowTable): FetchedFlows {
  const fetched: Partial<Record<PageFlow, AnyActorLogic>> = {};
  let fetchedModals: FetchedModals | null = null;
  return {
    load: async (flow) => {
      if (flow && flow !== 'login')
        fetched[flow] ??= await lazyModule(async () => pages[flow].provide(outside)).load();
    },
    logics: {
      ...(forEachFlow(pageFlows, (flow) => handOver(() => fetched[flow])) as FlowLogics<PageFlows>),
      login: login(outside),
    },
    loadModal: async (modal) => {
      fetchedModals ??= await modals(outside);
      await fetchedModals.load(modal);
    },
    modal: handOver(() => fetchedModals?.machine),
  };
}

/** Does what the flow does that is there by then. */
export function handOver(logic: () => AnyActorLogic | undefined): AnyActorLogic {
  const present = () => {
    const found = logic();
    if (!found) throw new Error('The flow was started before its code was fetched.');
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
