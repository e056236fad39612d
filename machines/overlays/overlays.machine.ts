import {
  assign,
  sendTo,
  setup,
  type ActorLogic,
  type ActorRefFrom,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import { isFlowOverlay, type FlowOverlay, type Overlay } from '#machines/domain/overlay.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { tellApp } from '#machines/tell-app.ts';
import { unprovided, unprovidedFlow } from '#machines/unprovided.ts';

export interface OverlaysContext {
  overlay: Overlay | null;
}

export type OverlaysEvent =
  | { type: 'overlay.open'; overlay: Overlay }
  | { type: 'overlay.close' }
  | { type: 'overlay.left' }
  | { type: 'overlays.reset' };

/** The flows of the modals, as far as this chart knows them: in full their types are too large for the app's. */
export type ModalLogic = ActorLogic<Snapshot<unknown>, { type: 'flow.close' }, { overlay: FlowOverlay }>;

export type OverlaysRef = ActorRefFrom<typeof overlaysMachine>;

export const overlaysMachine = setup({
  types: {} as { context: OverlaysContext; events: OverlaysEvent; children: { modal: 'modal' } },
  actors: {
    loadModal: unprovided<void>('loadModal'),
    modal: unprovidedFlow<AnyStateMachine>('modal') as unknown as ModalLogic,
  },
  guards: { isFlow: (_, { overlay }: { overlay: Overlay }) => isFlowOverlay(overlay) },
  actions: {
    keepOverlay: assign({ overlay: (_, { overlay }: { overlay: Overlay }) => overlay }),
    forgetOverlay: assign({ overlay: null }),
    askToClose: sendTo('modal', { type: 'flow.close' }),
    tellOutOfReach: tellApp<OverlaysContext, OverlaysEvent>(() => ({
      type: 'toast.show',
      content: {
        message: { key: 'failure', error: { kind: 'offline' } },
        type: 'error',
        timeout: defaultToastTimeout,
      },
    })),
  },
  delays: { exitFallback: 400, loadTimeout: 15_000 },
}).createMachine({
  id: 'overlays',
  description: 'The modals: one at a time.',
  context: { overlay: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No modal.',
      entry: 'forgetOverlay',
      on: {
        'overlay.open': [
          {
            guard: { type: 'isFlow', params: ({ event }) => event },
            target: 'fetching',
            actions: { type: 'keepOverlay', params: ({ event }) => event },
          },
          { target: 'open', actions: { type: 'keepOverlay', params: ({ event }) => event } },
        ],
      },
    },
    fetching: {
      description: 'The code of the modals with flows comes when the first one is opened.',
      invoke: {
        id: 'loadModal',
        src: 'loadModal',
        onDone: 'open.flowing',
        onError: { target: 'closed', actions: 'tellOutOfReach' },
      },
      on: { 'overlay.close': 'closed', 'overlays.reset': 'closed' },
      after: { loadTimeout: { target: 'closed', actions: 'tellOutOfReach' } },
    },
    open: {
      description: 'One modal is open; no other can open over it.',
      initial: 'resting',
      on: { 'overlays.reset': 'closed' },
      states: {
        resting: {
          description: 'A modal without a flow of its own.',
          on: { 'overlay.close': '#overlays.closing' },
        },
        flowing: {
          description: 'A modal with a flow, which ends by itself, and when it is asked to and may.',
          invoke: {
            id: 'modal',
            src: 'modal',
            input: ({ context }) => ({ overlay: context.overlay as FlowOverlay }),
            onDone: '#overlays.closing',
            onError: '#overlays.closing',
          },
          on: { 'overlay.close': { actions: 'askToClose' } },
        },
      },
    },
    closing: {
      description: 'The modal slides out with its last content.',
      on: { 'overlay.left': 'closed', 'overlays.reset': 'closed' },
      after: { exitFallback: 'closed' },
    },
  },
});
