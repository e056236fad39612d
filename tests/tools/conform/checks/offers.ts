import type { Reward } from '#machines/domain/reward.ts';
import { fetchCategories } from '#src/api/categories.ts';
import { fetchReward, fetchRewards, searchRewards, type RewardsQuery } from '#src/api/rewards.ts';
import type { Asking } from '../asking.ts';

const pageSize = 20;
const call = 'GET rewards';
const noName = 'zqxjkvbw';

/** The lists of offers, and whether their parameters are honored. */
export async function checkOffers(asking: Asking): Promise<void> {
  await asking.ask('fetchCategories', fetchCategories);
  const plain = await listOf(asking, { featured: false });
  const featured = await listOf(asking, { featured: true });
  const [first] = plain;
  if (first === undefined)
    return asking.findings.leaveOut('the parameters of GET rewards', 'there are no offers');
  checkFeatured(asking, plain, featured);
  await checkPages(asking, plain);
  await checkSearch(asking, first);
  await checkCategory(asking, plain);
  await asking.ask('fetchReward', (http, signal) => fetchReward(http, first.id, signal));
}

async function listOf(asking: Asking, query: Partial<RewardsQuery>): Promise<readonly Reward[]> {
  const outcome = await asking.ask('fetchRewards', (http, signal) =>
    fetchRewards(http, { pageNumber: 1, pageSize, ...query }, signal),
  );
  return 'output' in outcome ? outcome.output.items : [];
}

const overlaps = (one: readonly Reward[], other: readonly Reward[]) =>
  one.some(({ id }) => other.some((each) => each.id === id));

function checkFeatured({ findings }: Asking, plain: readonly Reward[], featured: readonly Reward[]): void {
  if (overlaps(plain, featured))
    findings.add(
      'lost',
      call,
      'not honored: the same offers come with 0 and 1',
      'Offers are listed twice.',
      'featured',
    );
}

async function checkPages(asking: Asking, first: readonly Reward[]): Promise<void> {
  if (first.length < pageSize) return;
  const second = await listOf(asking, { featured: false, pageNumber: 2 });
  if (overlaps(first, second))
    asking.findings.add(
      'broken',
      call,
      'not honored: page 2 has offers of page 1',
      'Members see the first offers again and never the others.',
      'pageNumber',
    );
}

async function checkSearch(asking: Asking, { brand, id }: Reward): Promise<void> {
  const effect = 'The search shows offers that have nothing to do with it.';
  const none = await asking.ask('searchRewards', (http, signal) => searchRewards(http, noName, signal));
  if ('output' in none && none.output.items.length > 0)
    asking.findings.add(
      'broken',
      'GET rewards/search',
      'not honored: any text finds offers',
      effect,
      'search',
    );
  const some = await asking.ask('searchRewards', (http, signal) => searchRewards(http, brand, signal));
  if ('output' in some && !some.output.items.some((each) => each.id === id || each.brand === brand))
    asking.findings.add(
      'broken',
      'GET rewards/search',
      'the brand of a listed offer finds nothing of this brand',
      'The search does not find offers that exist.',
      'search',
    );
  const filtered = await listOf(asking, { search: noName });
  if (filtered.length > 0)
    asking.findings.add('broken', call, 'not honored: any text finds offers', effect, 'search');
}

async function checkCategory(asking: Asking, plain: readonly Reward[]): Promise<void> {
  const category = plain.find((each) => each.category !== '')?.category;
  if (category === undefined)
    return asking.findings.leaveOut('category of GET rewards', 'no listed offer names its category');
  const filtered = await listOf(asking, { category });
  if (filtered.every((each) => each.category === category)) return;
  asking.findings.add(
    'lost',
    call,
    'not honored: offers of other categories come, too',
    'The app filters what it has loaded: a category may look empty until all pages are read.',
    'category',
  );
}
