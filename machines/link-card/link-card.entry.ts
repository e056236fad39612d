import { defineEntry } from '#machines/registry-entry.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { linkCardMachine } from './link-card.machine.ts';

export const linkCardEntry = defineEntry<typeof linkCardMachine>({
  machine: linkCardMachine,
  title: 'Add a card',
  summary: 'Nothing is charged; the card is in the list as soon as it is linked.',
  inputs: [{ title: 'Choose Link a card', input: undefined }],
  events: {
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
    'work.started': [{ title: 'Linking begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'Linking is let go', event: { type: 'work.finished' } }],
  },
  source: { 'flow.close': 'member', 'work.started': 'child', 'work.finished': 'child' },
  requirements: {
    'CARD-01': ['linkCard'],
  },
  outcomes: {
    cardLink: { done: [{ title: 'The card step is done', output: { card: sampleCard } }], error: [] },
  },
  stories: [
    { title: 'Linking one more', start: 'Choose Link a card', causes: ['The card step is done'] },
    { title: 'Leaving it', start: 'Choose Link a card', causes: ['Close the modal'] },
  ],
});
