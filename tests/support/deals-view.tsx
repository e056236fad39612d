import { useEffect } from 'react';
import { SimulatedClock } from 'xstate';
import { dealsMachine, type DealsRef } from '#machines/deals/deals.machine.ts';
import type { Search } from '#machines/domain/query.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { useActor } from '#src/app/app-context.ts';
import { Deals } from '#src/flows/deals/deals.page.tsx';
import { renderFlowView } from './flow-view.tsx';
import { inputOf, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const categories = [
  { name: 'Shoes', platformName: 'shoes' },
  { name: 'Home & garden', platformName: 'home_and_garden' },
];

/** A page of so many offers. */
export function pageOf(count: number, rest: Partial<Page<Reward>> = {}): Page<Reward> {
  const items = Array.from({ length: count }, (_, index) => ({ ...sampleReward, id: `offer-${index}` }));
  return { items, pageNumber: 1, pageSize: 20, total: count, ...rest };
}

/** The page of a member whose categories are read. */
export function DealsPage({ flow }: { flow: DealsRef }) {
  const read = useActor('categories');
  useEffect(() => read.send({ type: 'resource.update', params: {}, update: () => categories }), [read]);
  return <Deals flow={flow} />;
}

type ReadName = 'others' | 'featured' | 'found' | 'nearMe' | 'savedOffers';

/** The deals at an address, with reads that wait for their answers. */
export async function openDeals(search: Search = {}) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    {
      machine: settleLeaves(dealsMachine),
      input: { step: 'rewards', search, tiers: [], session: null },
      clock,
      inspect: () => {},
    },
    (actor) => <DealsPage flow={actor} />,
    sampleSessions.active,
  );
  const child = (name: ReadName) => {
    const present = flow.getSnapshot().children[name];
    if (!present) throw new Error(`There is no "${name}".`);
    return present;
  };
  return {
    flow,
    clock,
    answer: (name: ReadName, output: unknown) => resolve(child(name), 'fetchResource', output),
    asked: (name: ReadName) => inputOf(child(name), 'fetchResource'),
    child,
  };
}
