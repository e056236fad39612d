import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { paymentMachine } from './payment.machine.ts';

const replies = [
  { title: 'The server says that it is paid', output: { kind: 'settled', answer: 'receipt' } },
  { title: 'The bank has not decided yet', tone: 'neutral', output: { kind: 'pending' } },
] as const;

export const paymentEntry = defineEntry<typeof paymentMachine>({
  machine: paymentMachine,
  title: 'A payment',
  summary: 'It is sent once, and again only where the server takes a key and nothing came back.',
  inputs: [
    { title: 'Pay', input: { order: 'the first month' } },
    { title: 'The page comes back after a payment was interrupted', input: { order: null } },
  ],
  events: {
    'payment.check': [{ title: 'Choose Check again', event: { type: 'payment.check' } }],
  },
  source: { 'payment.check': 'member' },
  risks: { money: ['payment'] },
  requirements: {
    'SUBS-13': ['payment'],
  },
  outcomes: {
    prepareKey: {
      done: [
        { title: 'A key is made', output: { key: '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11' } },
        { title: 'The server takes no key', tone: 'neutral', output: { key: null } },
      ],
      error: [failures.unsent],
    },
    sendOrder: {
      done: replies,
      error: [refusal('The card is declined', 'i_card_007'), failures.timeout, failures.unexpected],
    },
    askOutcome: {
      done: [
        ...replies,
        { title: 'The server knows of no payment', tone: 'neutral', output: { kind: 'absent' } },
        { title: 'Nothing shows it yet', tone: 'neutral', output: { kind: 'unclear' } },
        { title: 'Nothing has shown it for a minute', tone: 'bad', output: { kind: 'unconfirmed' } },
      ],
      error: [failures.offline, failures.expired, failures.timeout],
    },
  },
  stateKey: ({ order, key, resends, answer }) => ({
    isInterrupted: order === null,
    hasKey: key !== null,
    resends,
    isPaid: answer !== null,
  }),
});
