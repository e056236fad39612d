import type { AnyActorLogic } from 'xstate';
import { flowNames, type FlowLogics } from '#machines/flow-table.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import { pageFlows, type PageFlow, type PageFlows } from '#machines/page/page-flows.ts';
import type { FlowLogic } from '#machines/unprovided.ts';
import type { Outside } from './outside.ts';
import type { LoadPage } from './router.tsx';

/** What the chart of pages runs, by name, and what the chart of overlays runs. */
interface Logics extends FlowLogics<PageFlows> {
  modal: FlowLogic<typeof modalMachine>;
}

/** A flow with its real actors. */
type Provide<Logic> = (outside: Outside) => Logic | Promise<Logic>;

/** The code of each flow of a page, which comes when the page is opened. */
export type FlowTable = {
  readonly [Flow in PageFlow]: { page: LoadPage; provide: Provide<Logics[Flow]> };
} & {
  readonly modal: { provide: Provide<Logics['modal']> };
};

export interface FetchedFlows {
  /** Fetches the code of a flow, once. A page or a modal is shown only when its flow is there. */
  load: (flow: keyof Logics | null) => Promise<void>;
  /** The logic of each flow, which works once the flow has been fetched. */
  logics: Logics;
}

export function createFetchedFlows(outside: Outside, flows: FlowTable): FetchedFlows {
  const fetched: Partial<Record<keyof Logics, AnyActorLogic>> = {};
  const names = [...flowNames(pageFlows), 'modal' as const];
  return {
    load: async (flow) => {
      if (flow) fetched[flow] ??= await flows[flow].provide(outside);
    },
    logics: Object.fromEntries(
      names.map((flow) => [flow, handOver(() => fetched[flow])]),
    ) as unknown as Logics,
  };
}

/** Does what the flow does that is there by then. */
function handOver(logic: () => AnyActorLogic | undefined): AnyActorLogic {
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
