import { fromPromise } from 'xstate';
import { dealsReads, type BrowseParams, type FindParams } from '#machines/deals/deals-reads.ts';
import { dealsMachine } from '#machines/deals/deals.machine.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import type { ResourceInput } from '#machines/resource/resource.machine.ts';
import { findRewards } from '#src/api/find-rewards.ts';
import { fetchRewards } from '#src/api/rewards.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readPosition } from '#src/browser/position.ts';
import { provideSavedOffers } from './saved-offers.actors.ts';

const listSize = 20;
const searchSize = 10;

/** The deals with their real actors. Only the new offers system has further pages. */
export function provideDeals(
  dependencies: Pick<AppDependencies, 'http' | 'client' | 'session' | 'local'>,
): typeof dealsMachine {
  const { http, client } = dependencies;
  const pageAt = (page: number) => (client()?.featureFlags.newOffersSystem === true ? page : 1);

  const browse = (featured: boolean) =>
    fromPromise<Page<Reward>, ResourceInput<BrowseParams>>(({ input: { params }, signal }) =>
      fetchRewards(http, { featured, pageNumber: pageAt(params.page), pageSize: listSize }, signal),
    );

  return dealsMachine.provide({
    actors: {
      others: dealsReads.others.provide({ actors: { fetchResource: browse(false) } }),
      featured: dealsReads.featured.provide({ actors: { fetchResource: browse(true) } }),
      found: dealsReads.found.provide({
        actors: {
          fetchResource: fromPromise<Page<Reward>, ResourceInput<FindParams>>(
            ({ input: { params }, signal }) => {
              const { page, ...filter } = params;
              const pageSize = filter.search === '' ? listSize : searchSize;
              return findRewards(http, { ...filter, pageNumber: pageAt(page), pageSize }, signal);
            },
          ),
        },
      }),
      savedOffers: provideSavedOffers(dependencies),
      nearMe: nearMeMachine.provide({
        actors: {
          readPosition: fromPromise<Position, void>(() => readPosition(navigator.geolocation)),
        },
      }),
    },
  });
}
