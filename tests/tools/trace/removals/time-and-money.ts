import type { Removal } from '../removal.ts';

const waivers = 'tests/api/waivers.test.ts';
const debts = 'tests/api/debts.test.ts';

export const timeAndMoneyRemovals: readonly Removal[] = [
  {
    requirement: 'LIFE-02',
    file: 'server/membership/cancel.ts',
    take: 'if (due !== null) await writeDebts(db, due.debts);',
    test: debts,
    title: '[LIFE-02] still owes it where an older server left no debt',
  },
  {
    requirement: 'LIFE-02',
    file: 'machines/domain/dues.ts',
    take: ' || (dues?.amount ?? 0) > 0',
    test: debts,
    title: '[LIFE-02] [ACTV-04] withdraws nothing, and begins nothing, until it is paid',
  },
  {
    requirement: 'LIFE-02',
    file: 'server/payments/charge-last.ts',
    take: 'if (!isWritten) await writeDebts(db, [debt]);',
    test: 'tests/api/round-ups.test.ts',
    title: '[LIFE-02] [LIFE-05] owes what declined on the 1st until it is paid, also after the last try',
  },
  {
    requirement: 'LIFE-02',
    file: 'server/membership/waive.ts',
    take: 'await endTries(db, due.debts);',
    test: waivers,
    title:
      '[LIFE-02] [LIFE-04] of round-ups ends their tries, and has only what stores gave that month passed on',
  },
  {
    requirement: 'LIFE-02',
    file: 'server/membership/waive.ts',
    take: 'await beginUnpaid(transaction, own, choice, { isInOtherMail: true });',
    test: waivers,
    title:
      '[LIFE-02] of an overdue membership makes it active on its days, charges nothing, and ends the tries',
  },
  {
    requirement: 'LIFE-02',
    file: 'machines/domain/giving-day.ts',
    take: ' && !isWaived',
    test: waivers,
    title:
      '[LIFE-02] [LIFE-04] of round-ups ends their tries, and has only what stores gave that month passed on',
  },
  {
    requirement: 'LIFE-10',
    file: 'server/member/own-giving.ts',
    take: ' and paid.month = donations.month',
    test: 'tests/api/whose-money.test.ts',
    title: '[LIFE-10] round-ups are the member’s own, and what stores give is not: both in one month',
  },
];
