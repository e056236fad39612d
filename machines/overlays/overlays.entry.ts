import { defineEntry } from '#machines/catalogue-entry.ts';
import { overlaysMachine } from './overlays.machine.ts';

export const overlaysEntry = defineEntry<typeof overlaysMachine>({
  machine: overlaysMachine,
  title: 'Modals',
  promise: 'No modal ever opens over another.',
  inputs: [{ title: 'The app starts', input: undefined }],
  events: {
    'overlay.open': [
      {
        title: 'Open the search',
        event: { type: 'overlay.open', overlay: { kind: 'search' } },
      },
    ],
    'overlay.close': [{ title: 'Close the modal', event: { type: 'overlay.close' } }],
    'overlay.left': [{ title: 'The modal has slid out', event: { type: 'overlay.left' } }],
    'overlays.reset': [{ title: 'The session ends', event: { type: 'overlays.reset' } }],
  },
  outcomes: {},
});
