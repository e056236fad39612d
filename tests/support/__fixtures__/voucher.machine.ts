import { assign, setup } from 'xstate';
import { notProvided, unprovidedListener } from '#machines/not-provided.ts';

export type VoucherEvent =
  | { type: 'voucher.redeem'; code: string }
  | { type: 'voucher.edit' }
  | { type: 'voucher.close' }
  | { type: 'session.expired' };

export interface VoucherContext {
  code: string;
  attempts: number;
  amount: number | null;
}

/** A small machine with one of each: branches, outcomes, a time-out, a parallel region, a listener, an end. */
export const voucherMachine = setup({
  types: {} as { context: VoucherContext; events: VoucherEvent; input: { code: string } },
  actors: {
    redeemVoucher: notProvided<{ amount: number }, { code: string }>('redeemVoucher'),
    watchSession: unprovidedListener('watchSession'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    isEmpty: (_, { code }: { code: string }) => code === '',
    isSpent: (_, { amount }: { amount: number }) => amount === 0,
    hasTriedTwice: ({ context }) => context.attempts >= 2,
  },
  actions: {
    storeCode: assign({ code: (_, { code }: { code: string }) => code }),
    storeAmount: assign({ amount: (_, { amount }: { amount: number }) => amount }),
    countTry: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearAttempts: assign({ attempts: 0 }),
  },
  delays: { answerTimeout: 30_000, slow: 5_000, thanks: 2_000 },
}).createMachine({
  id: 'voucher',
  description: 'Redeems a voucher code.',
  type: 'parallel',
  context: ({ input }) => ({ code: input.code, attempts: 0, amount: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: '.session.unknown' },
  states: {
    form: {
      description: 'The code and what became of it.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'Looks whether a code came with the link.',
          always: [{ guard: 'hasCode', target: 'redeeming' }, { target: 'editing' }],
        },
        editing: {
          description: 'The code is being typed.',
          on: {
            'voucher.redeem': [
              { guard: { type: 'isEmpty', params: ({ event }) => ({ code: event.code }) } },
              {
                target: 'redeeming',
                actions: { type: 'storeCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
            'voucher.close': 'closed',
          },
        },
        redeeming: {
          description: 'The code is being checked.',
          tags: 'busy',
          initial: 'waiting',
          entry: 'countTry',
          invoke: {
            id: 'redeemVoucher',
            src: 'redeemVoucher',
            input: ({ context }) => ({ code: context.code }),
            onDone: [
              {
                guard: { type: 'isSpent', params: ({ event }) => ({ amount: event.output.amount }) },
                target: 'refused',
              },
              {
                target: 'redeemed',
                actions: { type: 'storeAmount', params: ({ event }) => ({ amount: event.output.amount }) },
              },
            ],
            onError: [{ guard: 'hasTriedTwice', target: 'locked' }, { target: 'refused' }],
          },
          after: { answerTimeout: 'refused' },
          states: {
            waiting: {
              description: 'The answer is expected soon.',
              after: { slow: 'slow' },
            },
            slow: { description: 'It takes longer than usual.' },
          },
        },
        refused: {
          description: 'The code was not accepted; it can be corrected.',
          on: { 'voucher.edit': 'editing', 'voucher.close': 'closed' },
        },
        locked: {
          description: 'Too many tries.',
          on: { 'voucher.close': { target: 'closed', actions: 'clearAttempts' } },
        },
        redeemed: {
          description: 'The amount is shown.',
          after: { thanks: 'closed' },
        },
        closed: { description: 'Nothing is shown.', on: { 'voucher.edit': 'editing' } },
      },
    },
    session: {
      description: 'Whether the member is still known.',
      initial: 'known',
      states: {
        known: { description: 'Signed in.', on: { 'session.expired': 'unknown' } },
        unknown: { description: 'Signed out.' },
      },
    },
  },
});
