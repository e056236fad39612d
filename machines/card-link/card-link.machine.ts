import { and, assign, setup, stateIn, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { hasCode, type AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { HostedCard } from '#machines/domain/hosted-card.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import { cardLinked } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { checkPending, whilePaying, reportWork, type WorkFact } from '#machines/payment/work.ts';
import { present } from '#machines/present.ts';
import { notProvided } from '#machines/not-provided.ts';
import { cardPaymentMachine } from './card-payment.ts';

export interface CardLinkInput {
  plan: PlanChoice | null;
  maxRoundUp: Cents | null;
  /** A refresh came between paying and the answer. */
  isInterrupted: boolean;
}

export interface CardLinkContext extends CardLinkInput {
  /** The card provider's script, once it was fetched. */
  script: string | null;
  /** What the hosted form told of the card; wiped when it is linked or refused. */
  hostedCard: HostedCard | null;
  card: Card | null;
  error: AppError | null;
}

export type CardLinkEvent =
  | { type: 'form.rendered' }
  | { type: 'form.succeeded'; card: HostedCard }
  | { type: 'form.failed' }
  /** It took a card, and nobody can read which. */
  | { type: 'form.unreadable' }
  /** Its script broke before anything was drawn. */
  | { type: 'form.broken' }
  | { type: 'form.retry' }
  | { type: 'notice.close' }
  | WorkFact;

export interface CardLinkOutput {
  card: Card;
}

export type CardLinkRef = ActorRefFrom<typeof cardLinkMachine>;

/** A card is linked, and nothing is paid with it. */
export const withoutPlan: CardLinkInput = { plan: null, maxRoundUp: null, isInterrupted: false };

const brokenForm: AppError = { kind: 'unexpected', reason: 'unknown' };

/** A form that draws itself after the skeleton. */
const drawn = [{ guard: 'wasRefused', target: 'refused' }, { target: 'choosing' }] as const;

export const cardLinkMachine = setup({
  types: {} as {
    context: CardLinkContext;
    events: CardLinkEvent;
    input: CardLinkInput;
    output: CardLinkOutput;
    tags: 'form' | 'skeleton';
    children: { cardPayment: 'cardPayment' };
  },
  actors: {
    fetchCardForm: notProvided<string>('fetchCardForm'),
    cardPayment: cardPaymentMachine,
  },
  guards: {
    isInterrupted: ({ context }) => context.isInterrupted,
    isRendered: stateIn({ mounting: 'rendered' }),
    /** A payment that was cut off turned out to be refused. */
    wasRefused: ({ context }) => context.error !== null,
    isRenderedAfterRefusal: and([stateIn({ mounting: 'rendered' }), 'wasRefused']),
    isLinked: (_, { output }: { output: PaymentOutput<Card> }) => output.kind === 'succeeded',
    isKnownCard: (_, { output }: { output: PaymentOutput<Card> }) =>
      output.kind === 'failed' && hasCode(output.error, 'olive_cc_003', 'i_card_003'),
    hasNoForm: ({ context }) => context.script === null,
  },
  actions: {
    setScript: assign({ script: (_, { script }: { script: string }) => script }),
    dropScript: assign({ script: null }),
    setHostedCard: assign({
      hostedCard: (_, { card }: { card: HostedCard }) => card,
      error: null,
    }),
    setOutcome: assign((_, { output }: { output: PaymentOutput<Card> }) => ({
      ...(output.kind === 'succeeded'
        ? { card: output.answer, error: null }
        : { error: output.error ?? { kind: 'unpaid' as const } }),
      hostedCard: null,
      isInterrupted: false,
    })),
    ...errorActions<CardLinkContext, CardLinkEvent>(),
    setBroken: assign({ error: brokenForm }),
    notifyLinked: notify('app', ({ context: { card } }) => card && { type: 'card.linked', card }),
    trackLinked: notify(
      'tracker',
      ({ context: { card } }) => card && { type: 'event.tracked', tracked: cardLinked(card.system) },
    ),
    trackFailed: notify('tracker', { type: 'event.tracked', tracked: { name: 'Payment Failed' } }),
    ...reportWork<CardLinkContext, CardLinkEvent>(),
  },
  delays: {
    answerTimeout,
    skeletonTime: 2000,
    /** After the skeleton, until it is said that no form has come. */
    formTimeout: 10_000,
    successTime: 2000,
  },
}).createMachine({
  id: 'cardLink',
  description: 'Linking a card by the hosted form; with a plan, its first period is paid.',
  context: ({ input }) => ({ ...input, script: null, hostedCard: null, card: null, error: null }),
  initial: 'checkingPending',
  output: ({ context }) => ({ card: present(context.card, 'card') }),
  states: {
    checkingPending: checkPending('linking', 'loading'),
    loading: {
      description: 'The hosted form is fetched behind a skeleton.',
      tags: 'skeleton',
      invoke: {
        id: 'fetchCardForm',
        src: 'fetchCardForm',
        onDone: {
          target: 'mounting',
          actions: { type: 'setScript', params: ({ event }) => ({ script: event.output }) },
        },
        onError: { target: 'unavailable', actions: setError },
      },
      after: { answerTimeout: { target: 'unavailable', actions: 'setBroken' } },
    },
    mounting: {
      description: 'The hosted form draws itself behind the skeleton.',
      tags: ['skeleton', 'form'],
      initial: 'blank',
      after: {
        skeletonTime: [
          { guard: 'isRenderedAfterRefusal', target: 'open.refused' },
          { guard: 'isRendered', target: 'open' },
          { target: 'open.awaited' },
        ],
      },
      on: { 'form.broken': 'open.late' },
      states: {
        blank: { description: 'Nothing is drawn yet.', on: { 'form.rendered': 'rendered' } },
        rendered: { description: 'It is drawn, and shown when the skeleton has had its time.' },
      },
    },
    open: {
      description: 'The hosted form takes the card.',
      tags: 'form',
      initial: 'choosing',
      on: {
        'form.succeeded': {
          target: 'linking',
          actions: { type: 'setHostedCard', params: ({ event }) => ({ card: event.card }) },
        },
        'form.failed': { target: '.refused', actions: ['setBroken', 'trackFailed'] },
        'form.unreadable': { target: '.unread', actions: ['clearError', 'trackFailed'] },
      },
      states: {
        choosing: { description: 'Nothing was refused yet.' },
        refused: { description: 'The reason is shown above the form, which keeps what was entered.' },
        unread: {
          description:
            'The form took a card, and its answer makes no sense. Nothing was sent; the form stays.',
        },
        awaited: {
          description: 'The skeleton has had its time. The frame is shown; nothing is drawn in it yet.',
          on: { 'form.rendered': drawn, 'form.broken': 'late' },
          after: { formTimeout: 'late' },
        },
        late: {
          description: 'No form has come in its time. Words say so beside the frame, which stays.',
          entry: 'trackFailed',
          on: {
            'form.rendered': drawn,
            'form.retry': { target: '#cardLink.loading', actions: 'dropScript' },
          },
        },
      },
    },
    linking: {
      description: 'The card is linked, and the first period paid, once.',
      tags: 'form',
      invoke: {
        id: 'cardPayment',
        src: 'cardPayment',
        input: ({ context: { hostedCard, plan, maxRoundUp } }) => ({
          order: hostedCard === null ? null : { card: hostedCard, plan, maxRoundUp },
        }),
        onDone: [
          {
            guard: { type: 'isLinked', params: ({ event }) => ({ output: event.output }) },
            target: 'linked',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isKnownCard', params: ({ event }) => ({ output: event.output }) },
            target: 'alreadyLinked',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: 'hasNoForm',
            target: 'loading',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'open.refused',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
        ],
      },
      ...whilePaying,
    },
    alreadyLinked: {
      description: 'The card is linked elsewhere; a notice says whom to ask.',
      tags: 'form',
      on: { 'notice.close': [{ guard: 'hasNoForm', target: 'loading' }, { target: 'open.refused' }] },
    },
    unavailable: {
      description: 'The script of the hosted form did not come.',
      entry: ['dropScript', 'trackFailed'],
      on: { 'form.retry': { target: 'loading', actions: 'clearError' } },
    },
    linked: {
      description: 'Done; it is shown for a moment.',
      entry: ['notifyLinked', 'trackLinked'],
      after: { successTime: 'finished' },
    },
    finished: { description: 'The next step follows.', type: 'final', entry: 'notifyEnded' },
  },
});
