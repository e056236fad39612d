import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import {
  isFlowOverlay,
  type FlowOverlay,
  type ModalNext,
  type Overlay,
  type PagePart,
} from '#machines/domain/overlay.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import { notify } from '#machines/notify.ts';
import { present } from '#machines/present.ts';
import { notProvided, unprovidedFlow, type FlowLogic } from '#machines/not-provided.ts';

export interface OverlaysContext {
  overlay: Overlay | null;
  /** What follows the modal that slides out. */
  next: ModalNext | null;
}

export type OverlaysEvent =
  | { type: 'overlay.open'; overlay: Overlay }
  /** A modal without a flow may say what follows it. */
  | { type: 'overlay.close'; next?: ModalNext }
  /** The member has gone elsewhere out of the modal that closes: what would follow it doesn't. */
  | { type: 'overlay.leave' }
  | { type: 'overlay.exited' }
  | { type: 'overlays.reset' };

/** A part of the page takes the focus. */
export type OverlaysEmitted = { type: 'focus.requested'; part: PagePart };

export type OverlaysRef = ActorRefFrom<typeof overlaysMachine>;

/** The chart of the modals by its name: written out, its type would be too large for the app's. */
export interface ModalLogic extends FlowLogic<typeof modalMachine> {}

const modal = unprovidedFlow<ModalLogic>('modal');

function flowOverlayOf(context: OverlaysContext): FlowOverlay {
  const overlay = present(context.overlay, 'overlay');
  if (!isFlowOverlay(overlay)) throw new Error('There is no flow.');
  return overlay;
}

const { enqueueActions } = setup({
  types: {} as { context: OverlaysContext; events: OverlaysEvent; emitted: OverlaysEmitted },
});

/** What follows a modal takes its place, in its entry of the history too. */
const follow = enqueueActions(({ context: { next }, enqueue }) => {
  if (next?.kind === 'overlay') enqueue.raise({ type: 'overlay.open', overlay: next.overlay });
  if (next && 'part' in next && next.part) enqueue.emit({ type: 'focus.requested', part: next.part });
});

export const overlaysMachine = setup({
  types: {} as {
    context: OverlaysContext;
    events: OverlaysEvent;
    emitted: OverlaysEmitted;
    children: { modal: 'modal' };
  },
  actors: {
    loadModal: notProvided<void, FlowOverlay>('loadModal'),
    modal,
  },
  guards: { isFlow: (_, { overlay }: { overlay: Overlay }) => isFlowOverlay(overlay) },
  actions: {
    setOverlay: assign({ overlay: (_, { overlay }: { overlay: Overlay }) => overlay }),
    setNext: assign({ next: (_, { next }: { next?: ModalNext | null }) => next ?? null }),
    clearOverlay: assign({ overlay: null, next: null }),
    follow,
    goToNext: notify('router', ({ context: { next } }) => {
      if (next?.kind !== 'route') return null;
      const { route, search = {} } = next;
      return { type: 'navigation.requested', route, search, replaces: true };
    }),
    askToClose: sendTo('modal', { type: 'modal.close' }),
    notifyOutOfReach: notify('toasts', {
      type: 'toast.show',
      content: {
        message: { key: 'failure', error: { kind: 'offline' } },
        type: 'error',
        timeout: defaultToastTimeout,
      },
    }),
  },
  delays: { exitFallback: 400, loadTimeout: 15_000 },
}).createMachine({
  id: 'overlays',
  description: 'The modals: one at a time.',
  context: { overlay: null, next: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No modal.',
      entry: 'clearOverlay',
      on: {
        'overlay.open': [
          {
            guard: { type: 'isFlow', params: ({ event }) => event },
            target: 'fetching',
            actions: { type: 'setOverlay', params: ({ event }) => event },
          },
          { target: 'open', actions: { type: 'setOverlay', params: ({ event }) => event } },
        ],
      },
    },
    fetching: {
      description: 'The code of a modal with a flow comes when the first one of its kind is opened.',
      invoke: {
        id: 'loadModal',
        src: 'loadModal',
        input: ({ context }) => flowOverlayOf(context),
        onDone: 'open.flowing',
        onError: { target: 'closed', actions: 'notifyOutOfReach' },
      },
      on: { 'overlay.close': 'closed', 'overlays.reset': 'closed' },
      after: { loadTimeout: { target: 'closed', actions: 'notifyOutOfReach' } },
    },
    open: {
      description: 'One modal is open; no other can open over it.',
      initial: 'resting',
      on: { 'overlays.reset': 'closed' },
      states: {
        resting: {
          description: 'A modal without a flow of its own.',
          on: {
            'overlay.close': {
              target: '#overlays.closing',
              actions: { type: 'setNext', params: ({ event }) => event },
            },
          },
        },
        flowing: {
          description: 'A modal with a flow, which ends by itself, and when it is asked to and may.',
          invoke: {
            id: 'modal',
            src: 'modal',
            input: ({ context }) => ({ overlay: flowOverlayOf(context) }),
            onDone: {
              target: '#overlays.closing',
              actions: { type: 'setNext', params: ({ event }) => event.output },
            },
            onError: '#overlays.closing',
          },
          on: { 'overlay.close': { actions: 'askToClose' } },
        },
      },
    },
    closing: {
      description: 'The modal slides out with its last content; then comes what follows it.',
      on: {
        'overlay.leave': { actions: { type: 'setNext', params: {} } },
        'overlay.exited': { target: 'closed', actions: ['follow', 'goToNext'] },
        'overlays.reset': 'closed',
      },
      after: { exitFallback: { target: 'closed', actions: ['follow', 'goToNext'] } },
    },
  },
});
