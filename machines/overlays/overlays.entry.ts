import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { overlaysMachine } from './overlays.machine.ts';

export const overlaysEntry = defineEntry<typeof overlaysMachine>({
  machine: overlaysMachine,
  title: 'Modals',
  summary: 'No modal ever opens over another, and none is torn away from work that goes on.',
  inputs: [{ title: 'The app starts', input: undefined }],
  events: {
    'overlay.open': [
      {
        title: 'Open the search',
        event: { type: 'overlay.open', overlay: { kind: 'search' } },
      },
      {
        title: 'Open the plans',
        event: { type: 'overlay.open', overlay: { kind: 'subscription', mode: 'upgrade' } },
      },
    ],
    'overlay.close': [
      { title: 'Close the modal', event: { type: 'overlay.close' } },
      {
        title: 'Go to another page from the modal',
        event: { type: 'overlay.close', next: { kind: 'route', route: 'rewards' } },
      },
    ],
    'overlay.leave': [{ title: 'The member has gone elsewhere', event: { type: 'overlay.leave' } }],
    'overlay.exited': [{ title: 'The modal has slid out', event: { type: 'overlay.exited' } }],
    'overlays.reset': [{ title: 'The session ends', event: { type: 'overlays.reset' } }],
  },
  source: {
    'overlay.open': 'member',
    'overlay.close': 'member',
    'overlay.leave': 'app',
    'overlay.exited': 'app',
    'overlays.reset': 'app',
  },
  requirements: {
    'TOAS-02': ['overlays'],
    'TOAS-03': ['overlays'],
  },
  outcomes: {
    loadModal: { done: [{ title: 'The code is there', output: undefined }], error: [failures.offline] },
    modal: {
      done: [
        { title: 'The flow is done', output: { next: null } },
        {
          title: 'Another modal is wanted',
          output: { next: { kind: 'overlay', overlay: { kind: 'withdrawal' } } },
        },
        {
          title: 'A part of the page is wanted',
          output: { next: { kind: 'part', part: 'cards-title' } },
        },
      ],
      error: [failures.unexpected],
    },
  },
});
