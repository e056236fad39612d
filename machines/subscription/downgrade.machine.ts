import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import { checkPending, whilePaying, reportWork, type WorkFact } from '#machines/payment/work.ts';
import { downgradePaymentMachine } from './plan-payments.ts';
import type { ReviewOutput } from './subscription.types.ts';

export interface DowngradeInput {
  choice: PlanChoice;
  /** A refresh came between confirming and the answer. */
  isInterrupted: boolean;
}

export interface DowngradeContext extends DowngradeInput {
  output: ReviewOutput;
}

export type DowngradeEvent = { type: 'change.confirm' } | { type: 'step.back' } | WorkFact;

export type DowngradeRef = ActorRefFrom<typeof downgradeMachine>;

type Outcome = PaymentOutput<Membership>;

export const downgradeMachine = setup({
  types: {} as {
    context: DowngradeContext;
    events: DowngradeEvent;
    input: DowngradeInput;
    output: ReviewOutput;
    children: { downgradePayment: 'downgradePayment' };
  },
  actors: { downgradePayment: downgradePaymentMachine },
  guards: {
    isInterrupted: ({ context }) => context.isInterrupted,
    isScheduled: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
  },
  actions: {
    setOutcome: assign({
      output: (_, { output }: { output: Outcome }) => reviewed(output),
    }),
    ...reportWork<DowngradeContext, DowngradeEvent>(),
  },
}).createMachine({
  id: 'downgrade',
  description: 'The review of a cheaper plan: nothing changes before the paid period is over.',
  context: ({ input }) => ({ ...input, output: { kind: 'left' } }),
  initial: 'checkingPending',
  output: ({ context }) => context.output,
  states: {
    checkingPending: checkPending('resuming', 'reviewing'),
    resuming: {
      description: 'The server is asked whether the downgrade is scheduled; nothing is sent again.',
      invoke: {
        id: 'downgradePayment',
        src: 'downgradePayment',
        input: { order: null },
        onDone: [
          {
            guard: { type: 'isScheduled', params: ({ event }) => ({ output: event.output }) },
            target: 'scheduled',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'reviewing' },
        ],
      },
      ...whilePaying,
    },
    reviewing: {
      description: 'Both plans, the date of effect and what is lost.',
      on: { 'change.confirm': 'scheduling', 'step.back': 'left' },
    },
    scheduling: {
      description: 'The downgrade is scheduled, once.',
      invoke: {
        id: 'downgradePayment',
        src: 'downgradePayment',
        input: ({ context }) => ({ order: context.choice }),
        onDone: [
          {
            guard: { type: 'isScheduled', params: ({ event }) => ({ output: event.output }) },
            target: 'scheduled',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
        ],
      },
      ...whilePaying,
    },
    scheduled: { description: 'The plan will change on its date.', type: 'final' },
    refused: { description: 'The plan stays as it is.', type: 'final' },
    left: { description: 'The member went back.', type: 'final' },
  },
});

/** What a payment means for the review that asked for it. */
function reviewed(output: Outcome): ReviewOutput {
  if (output.kind === 'succeeded') return { kind: 'changed', membership: output.answer };
  return { kind: 'refused', error: output.error };
}
