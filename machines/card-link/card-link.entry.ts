import { defineEntry } from '#machines/registry-entry.ts';
import { sampleCard, sampleHostedCard } from '#machines/samples/cards.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { cardLinkMachine } from './card-link.machine.ts';

const plan = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };

export const cardLinkEntry = defineEntry<typeof cardLinkMachine>({
  machine: cardLinkMachine,
  title: 'Link a card',
  summary: 'The card number never reaches the app; whatever goes wrong has a reason and a way on.',
  inputs: [
    { title: 'The card step opens', input: { plan, maxRoundUp: null, isInterrupted: false } },
    {
      title: 'The card step opens again after a payment was interrupted',
      input: { plan, maxRoundUp: null, isInterrupted: true },
    },
  ],
  events: {
    'form.rendered': [{ title: 'The hosted form is drawn', event: { type: 'form.rendered' } }],
    'form.succeeded': [
      { title: 'The hosted form takes the card', event: { type: 'form.succeeded', card: sampleHostedCard } },
    ],
    'form.failed': [
      { title: 'The hosted form reports an error', tone: 'bad', event: { type: 'form.failed' } },
    ],
    'form.unreadable': [
      { title: 'The hosted form answers oddly', tone: 'bad', event: { type: 'form.unreadable' } },
    ],
    'form.broken': [{ title: 'The hosted form breaks', event: { type: 'form.broken' } }],
    'form.retry': [{ title: 'Choose Retry', event: { type: 'form.retry' } }],
    'notice.close': [{ title: 'Close the notice', event: { type: 'notice.close' } }],
    'work.started': [{ title: 'The payment begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'The payment is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'form.rendered': 'app',
    'form.succeeded': 'server',
    'form.failed': 'server',
    'form.unreadable': 'server',
    'form.broken': 'app',
    'form.retry': 'member',
    'notice.close': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: { money: ['linking'] },
  requirements: {
    'CARD-01': ['loading', 'mounting', 'open', 'unavailable'],
    'CARD-02': ['open.refused', 'alreadyLinked'],
    'BACK-06': ['open'],
    'CARD-07': ['alreadyLinked'],
    'SUBS-05': ['cardLink'],
    'SUBS-13': ['linking'],
  },
  outcomes: {
    fetchCardForm: {
      done: [{ title: 'The hosted form is fetched', output: 'hosted form' }],
      error: [failures.offline],
    },
    cardPayment: {
      done: [
        { title: 'The card is linked', output: { kind: 'succeeded', answer: sampleCard } },
        {
          title: 'The card is linked elsewhere already',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'olive_cc_003').error },
        },
        {
          title: 'The card is declined',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_card_007').error },
        },
        {
          title: 'Nothing was paid before the refresh',
          tone: 'neutral',
          output: { kind: 'failed', error: null },
        },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Linking a card',
      start: 'The card step opens',
      causes: [
        'The hosted form is fetched',
        'The hosted form is drawn',
        '2 s pass',
        'The hosted form takes the card',
        'The card is linked',
        '2 s pass',
      ],
    },
    {
      title: 'The card is declined',
      start: 'The card step opens',
      causes: [
        'The hosted form is fetched',
        'The hosted form is drawn',
        '2 s pass',
        'The hosted form takes the card',
        'The card is declined',
      ],
    },
    {
      title: 'It is linked elsewhere',
      start: 'The card step opens',
      causes: [
        'The hosted form is fetched',
        'The hosted form is drawn',
        '2 s pass',
        'The hosted form takes the card',
        'The card is linked elsewhere already',
        'Close the notice',
      ],
    },
  ],
  stateKey: ({ script, isInterrupted, error }) => ({
    hasForm: script !== null,
    isInterrupted,
    hasError: error !== null,
  }),
});
