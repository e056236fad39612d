import { defineEntry } from '#machines/catalogue-entry.ts';
import { modalMachine } from './modal.machine.ts';

export const modalEntry = defineEntry<typeof modalMachine>({
  machine: modalMachine,
  title: 'The modal that is open',
  promise: 'A flow over the page begins and ends with its modal.',
  inputs: [
    { title: 'The plans are opened', input: { overlay: { kind: 'subscription', mode: 'upgrade' } } },
    { title: 'A card is paused', input: { overlay: { kind: 'card', cardId: 'card-1', action: 'pause' } } },
    { title: 'A card is linked', input: { overlay: { kind: 'linkCard' } } },
    { title: 'Withdrawing is opened', input: { overlay: { kind: 'withdrawal' } } },
    { title: 'Cancelling is opened', input: { overlay: { kind: 'cancelMembership' } } },
  ],
  events: {
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
  },
  outcomes: {
    subscription: { done: [{ title: 'The flow is done', output: undefined }], error: [] },
    card: { done: [{ title: 'The flow is done', output: undefined }], error: [] },
    linkCard: { done: [{ title: 'The flow is done', output: undefined }], error: [] },
    withdrawal: { done: [{ title: 'The dialog is left', output: { next: null } }], error: [] },
    membershipCancel: { done: [{ title: 'The dialog is left', output: { next: null } }], error: [] },
  },
});
