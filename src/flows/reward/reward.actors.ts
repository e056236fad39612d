import { fromPromise } from 'xstate';
import { asAppError } from '#machines/domain/app-error.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { rewardMachine } from '#machines/reward/reward.machine.ts';
import { fetchReward } from '#src/api/rewards.ts';
import type { Outside } from '#src/app/outside.ts';

/** One offer with its real actors. */
export function provideReward({ http }: Pick<Outside, 'http'>): typeof rewardMachine {
  return rewardMachine.provide({
    actors: {
      fetchReward: fromPromise<Reward | null, { rewardId: string; near: Position | null }>(
        async ({ input: { rewardId, near }, signal }) => {
          try {
            return await fetchReward(http, rewardId, signal, near);
          } catch (error) {
            const told = asAppError(error);
            if (told.kind === 'rejected' && told.status === 404) return null;
            throw error;
          }
        },
      ),
    },
  });
}
