import { dealsMachine, type DealsRef } from '#machines/deals/deals.machine.ts';
import type { Search } from '#machines/domain/query.ts';
import { sampleRewardPage } from '#machines/samples/rewards.ts';
import { MainPage } from '#src/layouts/main-page.tsx';
import { Deals } from '#src/flows/deals/deals.page.tsx';
import { settleLeaves } from '#paths/explore/settle-on-command.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';
import { innerMachines, ofPage, type Screen } from './screen.tsx';
import { stageFlow } from './story-harness.tsx';
import { member, type TenantFixture } from './tenant-fixture.ts';

const categories = [
  { name: 'Shoes', platformName: 'shoes' },
  { name: 'Home & garden', platformName: 'home_and_garden' },
];

const browsing = (fixture: TenantFixture) => ({ ...member(fixture), reads: { categories } });
const dealsReads = innerMachines(dealsMachine, 'others', 'featured', 'found', 'nearMe', 'savedOffers');

/** What is told to the question where the member is, by how the switch of the page around it then stands. */
const wishes: Readonly<Record<string, boolean>> = { 'position.find': true, 'position.drop': false };

const offers = () => ({ others: sampleRewardPage, featured: sampleRewardPage, found: sampleRewardPage });

/** A machine that the deals run, on their page at an address. */
function inDeals(name: 'nearMe' | 'savedOffers', search: Search = {}): Screen {
  return {
    isWhole: true,
    inner: {},
    answers: offers,
    readsIn: parentOf,
    stage: (mounting, fixture) => {
      const { [name]: _, ...reads } = dealsReads;
      const actors = { ...reads, [name]: mounting.machine };
      const staged = stageFlow<typeof dealsMachine>(
        {
          ...mounting,
          machine: settleLeaves(dealsMachine).provide({ actors }),
          input: { step: 'rewards', search, tiers: [], session: null },
        },
        (flow) => (
          <MainPage route="rewards">
            <Deals flow={flow} />
          </MainPage>
        ),
        fixture,
        browsing(fixture),
      );
      const part = staged.actor.getSnapshot().children[name];
      if (!part) throw new Error(`The deals run no "${name}".`);
      return { ...staged, actor: part };
    },
  };
}

/** The offers, the question where the member is, and what is saved of them. */
export const dealsScreens = {
  deals: ofPage<typeof dealsMachine>(
    'rewards',
    (flow) => <Deals flow={flow} />,
    {
      inner: dealsReads,
      answers: offers,
    },
    browsing,
  ),
  nearMe: {
    ...inDeals('nearMe'),
    follow: (nearMe, cause) => {
      const deals = parentOf(nearMe) as DealsRef | undefined;
      const wish = cause.kind === 'event' ? wishes[cause.event.type] : undefined;
      if (wish !== undefined && wish !== deals?.getSnapshot().context.query.isNear)
        deals?.send({ type: 'nearby.toggle' });
    },
  },
  savedOffers: inDeals('savedOffers', { saved: '1' }),
} satisfies Record<string, Screen>;
