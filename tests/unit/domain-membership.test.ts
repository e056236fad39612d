import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cancelReasonSchema } from '#machines/domain/cancel-reason.ts';
import { mayRemindOfGiveaway } from '#machines/domain/giveaway.ts';
import type { Membership } from '#machines/domain/member.ts';
import { isOver, mayLeave } from '#machines/domain/membership-over.ts';
import { isSameChoice } from '#machines/domain/membership-plan.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';

const { membership } = sampleSessions.active;
const given = (change: Partial<Membership>): Membership => ({ ...membership, ...change });
const unpaid = { currentSubscription: null };
const pendingPayment = { kind: 'renewal', amount: 2500, since: '2026-11-22T00:00:00Z' } as const;

describe('a membership', () => {
  it.each([
    ['churned, with nothing paid for', true, given({ status: 'churned', ...unpaid })],
    ['churned, and paid for a while yet', false, given({ status: 'churned' })],
    ['suspended, with nothing paid for', false, given({ status: 'suspended', ...unpaid })],
    ['active', false, given({})],
    ['missing', false, null],
  ])('[MEMB-01] that is %s is over: %s', (_, expected, one) => {
    expect(isOver(one)).toBe(expected);
  });

  it.each([
    ['active', true, given({})],
    ['active, with nothing paid for', false, given(unpaid)],
    ['overdue', true, given({ status: 'overdue' })],
    ['overdue, with nothing paid for', true, given({ status: 'overdue', ...unpaid })],
    ['overdue, with its payment at the bank', false, given({ status: 'overdue', ...unpaid, pendingPayment })],
    ['active, with an upgrade at the bank', false, given({ pendingPayment })],
    ['churned, and paid for a while yet', false, given({ status: 'churned' })],
    ['suspended', false, given({ status: 'suspended', ...unpaid })],
  ])('[MEMB-01] that is %s can be left: %s', (_, expected, one) => {
    expect(mayLeave(one)).toBe(expected);
  });

  const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
  it.each([
    [gold, { ...gold }, true],
    [gold, { ...gold, membershipTierPlanId: 'gold-year' }, false],
    [gold, { ...gold, membershipTierId: 'silver' }, false],
    [null, gold, false],
    [gold, null, false],
    [null, null, false],
  ])('[SUBS-03] on %o is on the plan %o: %s', (one, other, expected) => {
    expect(isSameChoice(one, other)).toBe(expected);
  });
});

describe('what a member says on leaving', () => {
  it.each([
    [{}, {}],
    [{ reason: '', comment: '' }, {}],
    [
      { reason: 'offers', comment: '  Too few. ' },
      { reason: 'offers', comment: 'Too few.' },
    ],
    [{ comment: 'x'.repeat(500) }, { comment: 'x'.repeat(500) }],
  ])('[MEMB-01] %o is reported as %o', (words, reported) => {
    expect(v.parse(cancelReasonSchema, words)).toEqual(reported);
  });

  it('[MEMB-01] is refused when it is longer than 500 characters', () => {
    expect(v.is(cancelReasonSchema, { comment: 'x'.repeat(501) })).toBe(false);
  });
});

describe('the reminder of the giveaway', () => {
  const client = (sweepstakesReminder: boolean) => ({
    ...sampleProgramme.client,
    featureFlags: { ...sampleProgramme.client.featureFlags, sweepstakesReminder },
  });
  it.each([
    [true, ['1042'], true],
    [true, ['1042', '1043'], true],
    [true, [], false],
    [false, ['1042'], false],
  ])('[PLAY-01] comes with the flag %s and the tickets %o: %s', (flag, lotteryTicketNumbers, expected) => {
    const session = { ...sampleSessions.active, lotteryTicketNumbers };
    expect(mayRemindOfGiveaway(client(flag), session)).toBe(expected);
  });
});
