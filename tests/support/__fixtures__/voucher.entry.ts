import { defineEntry } from '#machines/registry-entry.ts';
import { voucherMachine } from './voucher.machine.ts';

export const voucherEntry = defineEntry({
  title: 'Voucher',
  summary: 'A code is redeemed once, or the reason is shown.',
  machine: voucherMachine,
  inputs: [
    { title: 'The form opens', input: { code: '' } },
    { title: 'A link with a code opens', input: { code: 'SPRING' } },
  ],
  events: {
    'voucher.redeem': [
      { title: 'Redeem nothing', event: { type: 'voucher.redeem', code: '' } },
      { title: 'Redeem SPRING', event: { type: 'voucher.redeem', code: 'SPRING' } },
    ],
    'voucher.edit': [{ title: 'Correct the code', event: { type: 'voucher.edit' } }],
    'voucher.close': [{ title: 'Close', event: { type: 'voucher.close' } }],
    'session.expired': [{ title: 'The session expires', event: { type: 'session.expired' } }],
  },
  source: {
    'voucher.redeem': 'member',
    'voucher.edit': 'member',
    'voucher.close': 'member',
    'session.expired': 'app',
  },
  outcomes: {
    redeemVoucher: {
      done: [
        { title: 'The voucher is worth 5', output: { amount: 5 } },
        { title: 'The voucher is spent', output: { amount: 0 } },
      ],
      error: [{ title: 'The server refuses', error: { kind: 'unexpected' } }],
    },
    watchSession: {
      done: [],
      error: [{ title: 'The session cannot be watched', error: { kind: 'unexpected' } }],
    },
  },
  stateKey: ({ code, attempts }) => ({ hasCode: code !== '', attempts: Math.min(attempts, 2) }),
});
