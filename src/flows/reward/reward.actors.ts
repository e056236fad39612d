import { fromPromise } from 'xstate';
import { asAppError, isMissing, isNotFound } from '#machines/domain/app-error.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { rewardMachine } from '#machines/reward/reward.machine.ts';
import { fetchReward, fetchRewards } from '#src/api/rewards.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

const listSize = 20;

/** One offer with its real actors. */
export function provideReward({ http }: Pick<AppDependencies, 'http'>): typeof rewardMachine {
  async function findReward(rewardId: string, signal: AbortSignal): Promise<Reward | null> {
    const lists = await Promise.all(
      [false, true].map((featured) =>
        fetchRewards(http, { pageNumber: 1, pageSize: listSize, featured }, signal),
      ),
    );
    return lists.flatMap(({ items }) => items).find(({ id }) => id === rewardId) ?? null;
  }

  return rewardMachine.provide({
    actors: {
      fetchReward: fromPromise<Reward | null, { rewardId: string; near: Position | null }>(
        async ({ input: { rewardId, near }, signal }) => {
          try {
            return await fetchReward(http, rewardId, signal, near);
          } catch (error) {
            if (isMissing(error) || isNotFound(asAppError(error))) return null;
            throw error;
          }
        },
      ),
      findReward: fromPromise<Reward | null, { rewardId: string }>(({ input: { rewardId }, signal }) =>
        findReward(rewardId, signal),
      ),
    },
  });
}
