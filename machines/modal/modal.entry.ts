import { defineEntry } from '#machines/catalogue-entry.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { failures } from '#machines/samples/failures.ts';
import { modalMachine } from './modal.machine.ts';

const session = sampleSessions.active;

export const modalEntry = defineEntry<typeof modalMachine>({
  machine: modalMachine,
  title: 'The modal that is open',
  promise: 'A flow over the page tells the app the same facts as a flow of a page.',
  inputs: [
    { title: 'The plans are opened', input: { overlay: { kind: 'subscription', mode: 'upgrade' } } },
    { title: 'A card is paused', input: { overlay: { kind: 'card', cardId: 'card-1', action: 'pause' } } },
    { title: 'A card is linked', input: { overlay: { kind: 'linkCard' } } },
    { title: 'Withdrawing is opened', input: { overlay: { kind: 'withdrawal' } } },
    { title: 'Cancelling is opened', input: { overlay: { kind: 'membershipCancel' } } },
  ],
  events: {
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
    'flow.closed': [
      { title: 'The member has closed the card step', event: { type: 'flow.closed', step: 'card' } },
    ],
    'session.established': [{ title: 'A session begins', event: { type: 'session.established', session } }],
    'session.change': [{ title: 'The membership changes', event: { type: 'session.change', session } }],
    'session.expire': [{ title: 'Every session is ended', event: { type: 'session.expire' } }],
    'route.go': [{ title: 'Another page is asked for', event: { type: 'route.go', route: 'home' } }],
    'member.joined': [{ title: 'Somebody has joined', event: { type: 'member.joined' } }],
    'card.linked': [{ title: 'A card is linked', event: { type: 'card.linked', card: sampleCard } }],
    'card.changed': [
      { title: 'A card has changed', event: { type: 'card.changed', card: sampleCard, cards: [sampleCard] } },
    ],
    'balances.reload': [{ title: 'Cards and balances are out of date', event: { type: 'balances.reload' } }],
    'payment.failed': [{ title: 'A payment fails', event: { type: 'payment.failed' } }],
    'toast.show': [
      {
        title: 'A flow has something to say',
        event: {
          type: 'toast.show',
          content: { message: { key: 'nothingDue' }, type: 'success', timeout: defaultToastTimeout },
        },
      },
    ],
  },
  outcomes: {
    subscription: {
      done: [{ title: 'The flow is done', output: { next: null } }],
      error: [failures.unexpected],
    },
    card: { done: [{ title: 'The flow is done', output: { next: null } }], error: [failures.unexpected] },
    linkCard: { done: [{ title: 'The flow is done', output: { next: null } }], error: [failures.unexpected] },
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
