import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { inviteOfferMachine } from './invite-offer.machine.ts';

export const inviteOfferEntry = defineEntry<typeof inviteOfferMachine>({
  machine: inviteOfferMachine,
  title: 'Offering to invite friends',
  summary: 'At most once a week, never on the first day, and never over another modal or a toast.',
  inputs: [{ title: 'The page is quiet', input: undefined }],
  events: {
    'location.changed': [
      {
        title: 'The member may be asked',
        event: { type: 'location.changed', facts: { isDue: true, isFree: true } },
      },
      {
        title: 'Another modal is open, or a toast is shown',
        event: { type: 'location.changed', facts: { isDue: true, isFree: false } },
      },
      {
        title: 'The member is not to be asked',
        event: { type: 'location.changed', facts: { isDue: false, isFree: true } },
      },
    ],
  },
  source: { 'location.changed': 'app' },
  requirements: {
    'REFR-03': ['inviteOffer'],
  },
  outcomes: {
    watchFacts: { done: [], error: [failures.unexpected] },
    storeOffer: { done: [{ title: 'It is remembered', output: undefined }], error: [failures.unexpected] },
  },
});
