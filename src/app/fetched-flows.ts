import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { accountMachine } from '#machines/account/account.machine.ts';
import type { activationMachine } from '#machines/activation/activation.machine.ts';
import type { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { ModalName } from '#machines/modal/modals.ts';
import type { ModalLogic } from '#machines/overlays/overlays.machine.ts';
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
  /** How the chart of the modals is fetched. */
  modals: (outside: Outside) => Promise<FetchedModals>;
}

/** The chart of the modals, with the flows in it, each of which works once its code has been fetched. */
export interface FetchedModals {
  machine: typeof modalMachine;
  load: (modal: ModalName) => Promise<void>;
}

export type FlowLogics = { [Flow in FetchedFlow]: FlowLogic<FetchedMachines[Flow]> };

export interface FetchedFlows {
  /** Fetches the code of a flow, once. A page or a modal is shown only when its flow is there. */
  load: (flow: AnyFlow | null) => Promise<void>;
  /** The logic of each flow, which works once the flow has been fetched. */
  logics: FlowLogics;
  login: typeof loginMachine;
  /** Fetches the code of a modal's flow, with the chart around it, once. */
  loadModal: (modal: ModalName) => Promise<void>;
  modal: ModalLogic;
}

export function createFetchedFlows(outside: Outside, table: FlowTable): FetchedFlows {
  const { login, fetched: flowLoads } = table;
  let modals: FetchedModals | null = null;
  const isFetched = (flow: AnyFlow | null): flow is FetchedFlow =>
    flow !== null && Object.hasOwn(flowLoads, flow);
  const fetched: Partial<Record<AnyFlow, AnyStateMachine>> = {};
  return {
    login: login(outside),
    loadModal: async (modal) => {
      modals ??= await table.modals(outside);
      await modals.load(modal);
    },
    modal: handOver(() => modals?.machine),
    load: async (flow) => {
      if (isFetched(flow)) fetched[flow] ??= await flowLoads[flow](outside);
    },
    logics: Object.fromEntries(
      (Object.keys(flowLoads) as FetchedFlow[]).map((flow) => [flow, handOver(() => fetched[flow])]),
    ) as unknown as FlowLogics,
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
