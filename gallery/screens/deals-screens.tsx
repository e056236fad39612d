import { dealsMachine, type DealsRef } from '#machines/deals/deals.machine.ts';
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
const dealsReads = innerMachines(dealsMachine, 'others', 'featured', 'found', 'nearMe');

/** What is told to the question where the member is, by how the switch of the page around it then stands. */
const wishes: Readonly<Record<string, boolean>> = { 'position.find': true, 'position.drop': false };

const offers = () => ({ others: sampleRewardPage, featured: sampleRewardPage, found: sampleRewardPage });

/** The offers, and the question where the member is. */
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
    isWhole: true,
    inner: {},
    answers: offers,
    readsIn: parentOf,
    stage: (mounting, fixture) => {
      const { nearMe: _, ...reads } = dealsReads;
      const actors = { ...reads, nearMe: mounting.machine };
      const staged = stageFlow<typeof dealsMachine>(
        {
          ...mounting,
          machine: settleLeaves(dealsMachine).provide({ actors }),
          input: { step: 'rewards', search: {}, tiers: [], session: null },
        },
        (flow) => (
          <MainPage route="rewards">
            <Deals flow={flow} />
          </MainPage>
        ),
        fixture,
        browsing(fixture),
      );
      const { nearMe } = staged.actor.getSnapshot().children;
      if (!nearMe) throw new Error('Nobody asks where the member is.');
      return { ...staged, actor: nearMe };
    },
    follow: (nearMe, cause) => {
      const deals = parentOf(nearMe) as DealsRef | undefined;
      const wish = cause.kind === 'event' ? wishes[cause.event.type] : undefined;
      if (wish !== undefined && wish !== deals?.getSnapshot().context.query.isNear)
        deals?.send({ type: 'nearby.toggle' });
    },
  },
} satisfies Record<string, Screen>;
