import type { AnyStateMachine } from 'xstate';
import type { PageFlow } from '#machines/page/page-flows.ts';
import type { FlowLogic } from '#machines/unprovided.ts';
import type { Outside } from './outside.ts';

/** The code of each flow that is fetched with its pages, and of the modals' flows; the others come with the app. */
export const flowLoads = {
  passwordReset: async (outside: Outside) =>
    (await import('./flows/password-reset-actors.ts')).providePasswordReset(outside),
  activation: async (outside: Outside) =>
    (await import('./flows/activation-actors.ts')).provideActivation(outside),
  signUp: async (outside: Outside) => (await import('./flows/sign-up-actors.ts')).provideSignUp(outside),
  enrolment: async (outside: Outside) =>
    (await import('./flows/enrolment-actors.ts')).provideEnrolment(outside),
  renewal: async (outside: Outside) => (await import('./flows/renewal-actors.ts')).provideRenewal(outside),
  modal: async (outside: Outside) => (await import('./flows/modal-actors.ts')).provideModal(outside),
  account: async (outside: Outside) => (await import('./flows/account-actors.ts')).provideAccount(outside),
};

type FetchedFlow = keyof typeof flowLoads;

type AnyFlow = PageFlow | FetchedFlow;

type MachineOf<Flow extends FetchedFlow> = Awaited<ReturnType<(typeof flowLoads)[Flow]>>;

export type FlowLogics = { [Flow in FetchedFlow]: FlowLogic<MachineOf<Flow>> };

export interface FetchedFlows {
  /** Fetches the code of a flow, once. A page or a modal is shown only when its flow is there. */
  load: (flow: AnyFlow | null) => Promise<void>;
  /** The logic of each flow, which works once the flow has been fetched. */
  logics: FlowLogics;
}

export function createFetchedFlows(outside: Outside): FetchedFlows {
  const fetched: Partial<Record<AnyFlow, AnyStateMachine>> = {};
  return {
    load: async (flow) => {
      if (isFetched(flow)) fetched[flow] ??= await flowLoads[flow](outside);
    },
    logics: Object.fromEntries(
      (Object.keys(flowLoads) as FetchedFlow[]).map((flow) => [flow, handOver(() => fetched[flow])]),
    ) as unknown as FlowLogics,
  };
}

function isFetched(flow: AnyFlow | null): flow is FetchedFlow {
  return flow !== null && Object.hasOwn(flowLoads, flow);
}

/** Does what the machine does that is there by then. */
function handOver(machine: () => AnyStateMachine | undefined): FlowLogic<AnyStateMachine> {
  const present = () => {
    const found = machine();
    if (!found) throw new Error('The flow was started before its code was fetched.');
    return found;
  };
  return {
    getInitialSnapshot: (scope, input) => present().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => present().transition(snapshot, event, scope),
    start: (snapshot) => present().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => present().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => present().restoreSnapshot(snapshot, scope),
  } as FlowLogic<AnyStateMachine>;
}
