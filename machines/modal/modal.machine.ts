import { assign, sendTo, setup, type DoneActorEvent } from 'xstate';
import type { FlowOverlay, ModalNext, ModalOutput } from '#machines/domain/overlay.ts';
import { flowInvoke, flowLogics, forEachFlow, type FlowChildren } from '#machines/flow-table.ts';
import { modalNames, modals, type ModalName, type Modals } from './modals.ts';

export interface ModalInput {
  overlay: FlowOverlay;
}

export interface ModalContext extends ModalInput {
  next: ModalNext | null;
}

/** The modal asks its flow to close (`flow.close`); the flow is done as soon as it may be. */
export type ModalEvent = { type: 'modal.close' };

const modalSetup = setup({
  types: {} as {
    context: ModalContext;
    events: ModalEvent;
    input: ModalInput;
    output: ModalOutput;
    children: FlowChildren<Modals>;
  },
  actors: flowLogics(modals),
  guards: {
    isFor: ({ context }, { name }: { name: ModalName }) => context.overlay.kind === name,
  },
  actions: {
    askToClose: sendTo(({ context }) => context.overlay.kind, { type: 'flow.close' }),
    setNext: assign({ next: (_, { output }: { output: ModalOutput }) => output.next }),
  },
});

/** The state in which a flow runs; the table has compared what it takes with what opens its modal. */
const running = (name: ModalName) =>
  modalSetup.createStateConfig({
    description: modals[name].description,
    invoke: {
      ...flowInvoke<Modals>(name),
      input: ({ context }) => context.overlay as never,
      onDone: {
        target: 'left',
        actions: {
          type: 'setNext',
          params: ({ event }: { event: DoneActorEvent<ModalOutput> }) => ({ output: event.output }),
        },
      },
      onError: 'left',
    },
    on: { 'modal.close': { actions: 'askToClose' } },
  });

export const modalMachine = modalSetup.createMachine({
  id: 'modal',
  description: 'The flow of the modal that is open; it begins and ends with the modal.',
  context: ({ input }) => ({ ...input, next: null }),
  output: ({ context }) => ({ next: context.next }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides which flow the modal needs.',
      always: modalNames.map((name) => ({ guard: { type: 'isFor', params: { name } }, target: name })),
    },
    ...forEachFlow(modals, running),
    left: { description: 'The flow is done.', type: 'final' },
  },
});
