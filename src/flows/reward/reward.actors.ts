import { fromPromise } from 'xstate';
import { asAppError } from '#machines/domain/app-error.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { rewardMachine } from '#machines/reward/reward.machine.ts';
import { fetchReward } from '#src/api/rewards.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

/** One offer with its real actors. */
export function provideReward({ http }: Pick<AppDependencies, 'http'>): typeof rewardMachine {
  return rewardMachine.provide({
    actors: {
      fetchReward: fromPromise<Reward | null, { rewardId: string; near: Position | null }>(
        async ({ input: { rewardId, near }, signal }) => {
          try {
            return await fetchReward(http, rewardId, signal, near);
          } catch (error) {
            const reported = asAppError(error);
            if (reported.kind === 'rejected' && reported.status === 404) return null;
            throw error;
          }
        },
      ),
    },
  });
}
