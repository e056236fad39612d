import { describe, expect, test } from 'vitest';
import { isMovedTo, markOf } from '#machines/domain/membership-mark.ts';
import type { Membership } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';

const { membership: active } = sampleSessions.active;
const choice = { membershipTierId: 'bronze', membershipTierPlanId: 'bronze-month' };
const before = markOf(active);
const bronze = { ...choice, endsAt: '2027-01-22T00:00:00Z' };

describe('a move to a lower plan', () => {
  test.each<[string, Partial<Membership>, boolean]>([
    ['nothing shows it', {}, false],
    ['the latest period is of the plan', { membershipSubscriptions: [bronze] }, true],
    ['the membership was put on the plan at once', choice, true],
    ['the membership is on another plan', { ...choice, membershipTierId: 'gold' }, false],
  ])('[BACK-04] [MEMB-03] is seen in the membership: %s', (_, changes, isThere) => {
    expect(isMovedTo(choice, before, { ...active, ...changes })).toBe(isThere);
  });

  test('[BACK-04] [MEMB-03] is not seen in the plan that the membership had before', () => {
    const onIt = { ...active, ...choice };
    expect(isMovedTo(choice, markOf(onIt), onIt)).toBe(false);
    expect(isMovedTo(choice, undefined, onIt)).toBe(false);
  });
});
