import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { dealsEntry } from '#machines/deals/deals.entry.ts';
import { dealsMachine } from '#machines/deals/deals.machine.ts';
import { dealsReads, type BrowseParams, type FindParams } from '#machines/deals/deals-reads.ts';
import type { Search } from '#machines/domain/query.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import type { ResourceInput } from '#machines/resource/resource.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { dealsMessages as copy } from '#src/flows/deals/deals.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { DealsPage, openDeals, pageOf } from '#tests/support/deals-view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { reject, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('searchbox', { name: copy.search.label });
const sortSelect = page.getByRole('combobox', { name: copy.sort.label });
const nearSwitch = page.getByRole('switch', { name: copy.near.label });

const someOffers = async () => pageOf(2, { total: 45 });
const browsed = {
  fetchResource: fromPromise<Page<Reward>, ResourceInput<BrowseParams>>(someOffers),
};
const found = { fetchResource: fromPromise<Page<Reward>, ResourceInput<FindParams>>(someOffers) };
const machine = dealsMachine.provide({
  actors: {
    others: dealsReads.others.provide({ actors: browsed }),
    featured: dealsReads.featured.provide({ actors: browsed }),
    found: dealsReads.found.provide({ actors: found }),
    nearMe: settleLeaves(nearMeMachine),
    savedOffers: settleLeaves(savedOffersMachine),
  },
});

const screens = walkScreens<typeof dealsMachine>({
  entry: { ...dealsEntry, machine },
  store: ['others', 'featured', 'found', 'nearMe', 'savedOffers'],
  mount: (mounting) => renderFlowView(mounting, (flow) => <DealsPage flow={flow} />, sampleSessions.active),
  gestures: {
    'search.type': async ({ text }) => {
      const isTyped = (field.query() as HTMLInputElement | null)?.value === text;
      await field.fill(isTyped ? `${text} ` : text);
    },
    'search.settled': 'external',
    'category.choose': () => button('Shoes').click(),
    'sort.choose': ({ sort }) => sortSelect.selectOptions(sort ?? ''),
    'nearby.toggle': () => nearSwitch.click(),
    'saved.toggle': () => button(copy.saved.only).click(),
    'page.choose': () => button(copy.paging.next).click(),
    'filters.clear': 'external',
    'position.found': 'external',
    'position.missed': 'external',
    'step.entered': 'external',
  },
  screens: audited({
    'field.resting': () => expect.element(field).toBeVisible(),
    'field.typing.pausing': () => expect.element(field).toBeVisible(),
    'list.shown.browsing': async () => {
      await expect.element(heading(copy.list.others)).toBeVisible();
      await expect.element(heading(copy.list.featured)).toBeVisible();
    },
    'list.shown.finding': () => expect.element(heading(/^Offers( for| in| near|,)/)).toBeVisible(),
    'list.saved': () => expect.element(heading(copy.saved.title)).toBeVisible(),
    'list.locating': () => expect.element(page.getByText(copy.near.locating)).toBeVisible(),
  }),
});

describe('the deals', () => {
  it('[FLOW-03] [DEAL-01] asserts each state in which they rest, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [DEAL-02] [DEAL-03] $title', async (path) => {
    await screens.walk(path);
  });
});

const cards = () => page.getByRole('listitem');
const status = (text: string) => page.getByText(text, { exact: true });
describe('all offers', () => {
  it('[DEAL-01] [DEAL-05] stand in two lists, the featured ones last, and are counted together', async () => {
    const { answer, asked } = await openDeals();
    expect(asked('others')).toEqual({ read: 'others', params: { page: 1 } });
    expect(asked('featured')).toEqual({ read: 'featured', params: { page: 1 } });
    answer('featured', pageOf(20, { total: 21 }));
    await expect.element(heading(copy.list.featured)).toBeVisible();
    answer('others', pageOf(20, { total: 42 }));
    await expect.element(status(copy.list.range(1, 40, 63))).toBeVisible();
    await expect.element(status(copy.paging.position(1, 3))).toBeVisible();
    expect(
      page
        .getByRole('heading')
        .elements()
        .map((each) => each.textContent),
    ).toEqual([copy.title, copy.list.others, copy.list.featured]);
    await expectNoAxeViolations();
  });

  it('[DEAL-01] a list that fails is tried again by itself, and the other one stays', async () => {
    const { answer, asked, child } = await openDeals();
    answer('others', pageOf(2));
    reject(child('featured'), 'fetchResource', { kind: 'offline' });
    await expect.element(status(copy.list.featuredFailed)).toBeVisible();
    expect(cards().elements()).toHaveLength(2);
    await button(controlMessages.retryHint(copy.list.featuredFailed)).click();
    expect(asked('featured')).toEqual({ read: 'featured', params: { page: 1 } });
    answer('featured', pageOf(1));
    await expect.element(status(copy.list.range(1, 3, 3))).toBeVisible();
    await expect.element(status(copy.list.featuredFailed)).not.toBeInTheDocument();
  });

  it('[DEAL-05] a page that is not there any more leads to the first one', async () => {
    const { answer, asked } = await openDeals({ page: '9' });
    expect(asked('others')).toEqual({ read: 'others', params: { page: 9 } });
    answer('others', pageOf(0, { total: 42, pageNumber: 9 }));
    answer('featured', pageOf(0, { total: 21, pageNumber: 9 }));
    await button(copy.empty.pastTheEnd.first).click();
    expect(asked('others')).toEqual({ read: 'others', params: { page: 1 } });
  });

  it('[DEAL-01] of a client that has none say what will appear', async () => {
    const { answer } = await openDeals();
    answer('others', pageOf(0));
    answer('featured', pageOf(0));
    await expect.element(status(copy.empty.none.title)).toBeVisible();
    await expect.element(status(copy.empty.none.text)).toBeVisible();
  });
});

describe('what was asked for', () => {
  it('[DEAL-02] [R36] is asked 250 ms after the last key; a blank asks nothing and clears', async () => {
    const { flow, clock, answer, asked, child } = await openDeals();
    answer('others', pageOf(2));
    answer('featured', pageOf(1));
    await field.fill('fern');
    clock.increment(249);
    expect(child('found').getSnapshot().value).toBe('idle');
    clock.increment(1);
    expect(asked('found')).toEqual({
      read: 'found',
      params: { search: 'fern', category: '', sort: null, page: 1, near: null },
    });
    await field.fill('  ');
    expect(child('found').getSnapshot().value).toBe('idle');
    expect(flow.getSnapshot().context.query.search).toBe('');
    await expect.element(heading(copy.list.others)).toBeVisible();
    expect(cards().elements()).toHaveLength(3);
  });

  it('[DEAL-02] an empty answer has one way on, and nothing offers more of it', async () => {
    const { answer, flow } = await openDeals({ search: 'zzzz' });
    await expect
      .element(heading(copy.list.found({ search: 'zzzz', category: null, isNear: false })))
      .toBeVisible();
    answer('found', pageOf(0, { pageSize: 10 }));
    await expect.element(status(copy.empty.search('zzzz').title)).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.empty.all).click();
    expect(flow.getSnapshot().context).toMatchObject({ text: '', query: { search: '' } });
    await expect.element(field).toHaveValue('');
  });

  it('[DEAL-03] [DEAL-05] names the category, and says how many of how many', async () => {
    const { answer } = await openDeals({ category: 'shoes', search: 'st' });
    answer('found', pageOf(10, { pageSize: 10, total: 14 }));
    await expect
      .element(heading(copy.list.found({ search: 'st', category: 'Shoes', isNear: false })))
      .toBeVisible();
    await expect.element(status(copy.list.range(1, 10, 14))).toBeVisible();
    await expect.element(button('Shoes')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each<Search>([
    { search: '\u0000\u0007', category: '   ', near: 'yes', page: '-1' },
    { page: '1e9' },
    { page: '999999', near: 'true' },
  ])('[DEAL-02] takes an address that makes no sense (%j) for all offers', async (search) => {
    const { asked } = await openDeals(search);
    expect(asked('others')).toEqual({ read: 'others', params: { page: 1 } });
  });

  it('[DEAL-02] shows names of any length and offers without pictures, with the logo’s letter', async () => {
    const { answer } = await openDeals({ search: 'x' });
    const brand = 'Extraordinarilylongretailernamewithoutasinglespaceinit & Sons';
    const broken = { ...sampleReward, id: 'broken', logo: '/media/offers/gone.svg', brand: 'Gone' };
    answer('found', { ...pageOf(0), items: [{ ...sampleReward, brand }, broken], total: 2 });
    await expect.element(page.getByText(brand)).toBeVisible();
    await expect.element(page.getByText('E', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('G', { exact: true })).toBeInTheDocument();
    const list = page.getByRole('list').element();
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  });
});
