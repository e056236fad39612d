import { describe, expect, test } from 'vitest';
import { dunningStepFrom, nextTryAfter, suspensionOf, triesOf, tryAt } from '#machines/domain/dunning.ts';

const due = new Date('2026-02-27T00:00:00.000Z');
const tries = ['2026-02-27', '2026-03-02', '2026-03-06', '2026-03-13'].map(
  (day) => new Date(`${day}T00:00:00.000Z`),
);
const suspension = new Date('2026-03-29T00:00:00.000Z');
const before = (instant: Date) => new Date(instant.getTime() - 1);
const after = (instant: Date) => new Date(instant.getTime() + 1);

describe('a payment that fell due and is not paid', () => {
  test('[LIFE-04] is tried on its day and 3, 7 and 14 days later, and suspends after 30', () => {
    expect(triesOf(due)).toEqual(tries);
    expect(suspensionOf(due)).toEqual(suspension);
  });

  test('[LIFE-04] counts a try from its very instant on', () => {
    expect(tries.map((at) => tryAt(due, at).number)).toEqual([1, 2, 3, 4]);
    expect(tries.map((at) => tryAt(due, before(at)).number)).toEqual([0, 1, 2, 3]);
    expect(tries.map((at) => tryAt(due, at).of)).toEqual([4, 4, 4, 4]);
  });

  test('[LIFE-04] is tried next after an instant, and no fifth time', () => {
    expect(tries.map((at) => nextTryAfter(due, before(at)))).toEqual(tries);
    expect(tries.map((at) => nextTryAfter(due, at))).toEqual([...tries.slice(1), null]);
  });

  test('[LIFE-04] comes to its next step, and to a late suspension at once', () => {
    const [, second, third, fourth] = tries as [Date, Date, Date, Date];
    expect(dunningStepFrom(due, due)).toEqual({ kind: 'try', at: second });
    expect(dunningStepFrom(due, second)).toEqual({ kind: 'try', at: second });
    expect(dunningStepFrom(due, after(second))).toEqual({ kind: 'try', at: third });
    expect(dunningStepFrom(due, after(fourth))).toEqual({ kind: 'suspension', at: suspension });
    expect(dunningStepFrom(due, after(suspension))).toEqual({ kind: 'suspension', at: after(suspension) });
  });
});
