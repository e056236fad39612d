import { describe, expect, test } from 'vitest';
import { confirmedReward } from '#machines/domain/reward-outcome.ts';

describe('what of a pending reward is confirmed on its day', () => {
  test.each([
    { amount: 2000, reward: 100, refunded: 0, confirmed: 100 },
    { amount: 2000, reward: 100, refunded: 500, confirmed: 75 },
    { amount: 1000, reward: 101, refunded: 500, confirmed: 51 },
    { amount: 1000, reward: 100, refunded: 995, confirmed: 1 },
    { amount: 1000, reward: 100, refunded: 996, confirmed: 0 },
    { amount: 3000, reward: 100, refunded: 1000, confirmed: 67 },
    { amount: 2000, reward: 100, refunded: 2000, confirmed: 0 },
    { amount: 2000, reward: 100, refunded: 2500, confirmed: 0 },
    { amount: 2_000_000_000, reward: 2_000_000_000, refunded: 1, confirmed: 1_999_999_999 },
  ])(
    '[LIFE-04] of $reward for $amount, of which $refunded came back, is $confirmed',
    ({ confirmed, ...purchase }) => expect(confirmedReward(purchase)).toBe(confirmed),
  );
});
