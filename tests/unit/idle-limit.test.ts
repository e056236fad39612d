import { describe, expect, it } from 'vitest';
import { idlePhaseAt } from '#machines/domain/idle-limit.ts';

const seenAt = Date.parse('2026-11-22T10:00:00.000Z');
const minute = 60_000;
const after = (milliseconds: number) => idlePhaseAt(seenAt + milliseconds, seenAt);

describe('a session in which nothing is done', () => {
  it.each([
    ['fresh', 0],
    ['fresh', 114 * minute - 1],
    ['ending', 114 * minute],
    ['ending', 120 * minute],
    ['over', 120 * minute + 1],
  ])('[AUTH-06] [ACCS-01] is %s %i ms after its last call', (phase, milliseconds) => {
    expect(after(milliseconds)).toEqual({ phase, endsAt: '2026-11-22T11:59:00.000Z' });
  });
});
