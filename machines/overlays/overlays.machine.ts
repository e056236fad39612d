import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Overlay } from '#machines/domain/overlay.ts';

export interface OverlaysContext {
  overlay: Overlay | null;
}

export type OverlaysEvent =
  | { type: 'overlay.open'; overlay: Overlay }
  | { type: 'overlay.close' }
  | { type: 'overlay.left' }
  | { type: 'overlays.reset' };

export type OverlaysRef = ActorRefFrom<typeof overlaysMachine>;

export const overlaysMachine = setup({
  types: {} as { context: OverlaysContext; events: OverlaysEvent },
  actions: {
    keepOverlay: assign({ overlay: (_, { overlay }: { overlay: Overlay }) => overlay }),
    forgetOverlay: assign({ overlay: null }),
  },
  delays: { exitFallback: 400 },
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
        'overlay.open': {
          target: 'open',
          actions: { type: 'keepOverlay', params: ({ event }) => ({ overlay: event.overlay }) },
        },
      },
    },
    open: {
      description: 'One modal is open; no other can open over it.',
      on: { 'overlay.close': 'closing', 'overlays.reset': 'closed' },
    },
    closing: {
      description: 'The modal slides out with its last content.',
      on: { 'overlay.left': 'closed', 'overlays.reset': 'closed' },
      after: { exitFallback: 'closed' },
    },
  },
});
