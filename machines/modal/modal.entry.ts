import { defineEntry } from '#machines/catalogue-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { modalMachine } from './modal.machine.ts';

export const modalEntry = defineEntry<typeof modalMachine>({
  machine: modalMachine,
  title: 'The modal that is open',
  promise: 'A flow over the page begins and ends with its modal.',
  inputs: [
    { title: 'The plans are opened', input: { overlay: { kind: 'subscription', mode: 'upgrade' } } },
    { title: 'A card is paused', input: { overlay: { kind: 'card', cardId: 'card-1', action: 'pause' } } },
    { title: 'An offer is looked at', input: { overlay: { kind: 'reward', rewardId: 'fern-and-field' } } },
    { title: 'A card is linked', input: { overlay: { kind: 'linkCard' } } },
    { title: 'Inviting is opened', input: { overlay: { kind: 'inviteFriends' } } },
    { title: 'Withdrawing is opened', input: { overlay: { kind: 'withdrawal' } } },
    { title: 'Cancelling is opened', input: { overlay: { kind: 'membershipCancel' } } },
  ],
  events: {
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
  },
  by: { 'flow.close': 'member' },
  outcomes: {
    subscription: {
      done: [{ title: 'The flow is done', output: { next: null } }],
      error: [failures.unexpected],
    },
    card: { done: [{ title: 'The flow is done', output: { next: null } }], error: [failures.unexpected] },
    reward: { done: [{ title: 'The flow is done', output: { next: null } }], error: [failures.unexpected] },
    linkCard: { done: [{ title: 'The flow is done', output: { next: null } }], error: [failures.unexpected] },
    inviteFriends: {
      done: [{ title: 'The flow is done', output: { next: null } }],
      error: [failures.unexpected],
    },
    withdrawal: {
      done: [
        {
          title: 'Dues are paid instead',
          output: { next: { kind: 'route', route: 'renew' } },
        },
      ],
      error: [failures.unexpected],
    },
    membershipCancel: {
      done: [
        {
          title: 'Cash back is withdrawn instead',
          output: { next: { kind: 'overlay', overlay: { kind: 'withdrawal' } } },
        },
      ],
      error: [failures.unexpected],
    },
  },
});
