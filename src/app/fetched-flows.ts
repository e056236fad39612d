import type { AnyStateMachine } from 'xstate';
import type { accountMachine } from '#machines/account/account.machine.ts';
import type { activationMachine } from '#machines/activation/activation.machine.ts';
import type { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { PageFlow } from '#machines/page/page-flows.ts';
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import type { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import type { FlowLogic } from '#machines/unprovided.ts';
import type { Outside } from './outside.ts';

interface FetchedMachines {
  passwordReset: typeof passwordResetMachine;
  activation: typeof activationMachine;
  signUp: typeof signUpMachine;
  enrolment: typeof enrolmentMachine;
  renewal: typeof renewalMachine;
  modal: typeof modalMachine;
  account: typeof accountMachine;
}

type FetchedFlow = keyof FetchedMachines;

type AnyFlow = PageFlow | FetchedFlow;

export type FlowLoads = { [Flow in FetchedFlow]: (outside: Outside) => Promise<FetchedMachines[Flow]> };

/** The flows with their real actors. */
export interface FlowTable {
  /** The flow of a visitor's first page comes with the app. */
  login: (outside: Outside) => typeof loginMachine;
  /** How the code of each of the others is fetched. */
  fetched: FlowLoads;
}

export type FlowLogics = { [Flow in FetchedFlow]: FlowLogic<FetchedMachines[Flow]> };

export interface FetchedFlows {
  /** Fetches the code of a flow, once. A page or a modal is shown only when its flow is there. */
  load: (flow: AnyFlow | null) => Promise<void>;
  /** The logic of each flow, which works once the flow has been fetched. */
  logics: FlowLogics;
  login: typeof loginMachine;
}

export function createFetchedFlows(outside: Outside, { login, fetched: flowLoads }: FlowTable): FetchedFlows {
  const isFetched = (flow: AnyFlow | null): flow is FetchedFlow =>
    flow !== null && Object.hasOwn(flowLoads, flow);
  const fetched: Partial<Record<AnyFlow, AnyStateMachine>> = {};
  return {
    login: login(outside),
    load: async (flow) => {
      if (isFetched(flow)) fetched[flow] ??= await flowLoads[flow](outside);
    },
    logics: Object.fromEntries(
      (Object.keys(flowLoads) as FetchedFlow[]).map((flow) => [flow, handOver(() => fetched[flow])]),
    ) as unknown as FlowLogics,
  };
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
