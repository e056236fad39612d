import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { dealsMachine } from '#machines/deals/deals.machine.ts';
import { dealsReads, type BrowseParams } from '#machines/deals/deals-reads.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import type { ResourceInput } from '#machines/resource/resource.machine.ts';
import { savedOffersEntry } from '#machines/saved-offers/saved-offers.entry.ts';
import type { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { sampleReward, sampleRewardPage } from '#machines/samples/rewards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { dealsMessages as copy } from '#src/flows/deals/deals.messages.ts';
import { DealsPage, openDeals, pageOf } from '#tests/support/deals-view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string) => page.getByText(text, { exact: true });
const only = button(copy.saved.only);
const heart = button(copy.saved.heart(sampleReward.brand));
const cards = () => page.getByRole('listitem');
const other = { ...sampleReward, id: 'two', brand: 'Tea & Co', rewardText: '10% cash back' };
const otherHeart = button(copy.saved.heart(other.brand));

/** The deals with two offers, of which some are saved. */
async function opened(saved: readonly (typeof sampleReward)[], search = {}) {
  const deals = await openDeals(search);
  const store = deals.child('savedOffers');
  resolve(store, 'readSaved', saved);
  return { ...deals, store };
}

describe('a heart', () => {
  it('[DEAL-12] is set at once, is stored, and can be taken back', async () => {
    const { answer, store } = await opened([other]);
    answer('featured', pageOf(0));
    answer('others', { ...pageOf(0), items: [sampleReward, other], total: 2 });
    await expect.element(otherHeart).toHaveAttribute('aria-pressed', 'true');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    expect(inputOf(store, 'storeSaved')).toEqual({ offer: sampleReward, isSaved: true });
    resolve(store, 'storeSaved', undefined);
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    expect(inputOf(store, 'storeSaved')).toEqual({ offer: sampleReward, isSaved: false });
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    await expectNoAxeViolations();
  });

  it('[DEAL-12] goes back where it could not be stored, and the focus stays on it', async () => {
    const { answer, store } = await opened([]);
    answer('featured', pageOf(0));
    answer('others', { ...pageOf(0), items: [sampleReward], total: 1 });
    await heart.click();
    reject(store, 'storeSaved', { kind: 'offline' });
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.element(heart).toHaveFocus();
  });
});

describe('the saved offers', () => {
  it('[DEAL-12] are counted, sorted, and stay where they are while a heart is taken back', async () => {
    const { store, flow } = await opened([sampleReward, other], { saved: '1' });
    await expect.element(status('2 offers')).toBeVisible();
    expect(cards().elements()).toHaveLength(2);
    await heart.click();
    await expect.element(status('1 offer')).toBeVisible();
    await expect.element(heart).toHaveFocus();
    resolve(store, 'storeSaved', undefined);
    expect(cards().elements()).toHaveLength(2);
    flow.send({ type: 'sort.choose', sort: 'rate' });
    await expect.element(cards().first()).toHaveTextContent(other.brand);
    await only.click();
    await only.click();
    await expect.element(status('1 offer')).toBeVisible();
    expect(cards().elements()).toHaveLength(1);
    await expectNoAxeViolations();
  });

  it('[DEAL-12] say where to find a heart where there are none, and lead to all offers', async () => {
    const { flow } = await opened([], { saved: '1' });
    await expect.element(status(copy.saved.empty.text)).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.empty.all).click();
    await expect.element(heading(copy.list.others)).toBeVisible();
    expect(flow.getSnapshot().context.query.isSaved).toBe(false);
  });

  it('[DEAL-12] that could not be read say so, and are read again', async () => {
    const { child } = await openDeals({ saved: '1' });
    reject(child('savedOffers'), 'readSaved', { kind: 'offline' });
    await expect.element(status(copy.saved.failed)).toBeVisible();
    await button(controlMessages.retryHint(copy.saved.failed)).click();
    resolve(child('savedOffers'), 'readSaved', [other]);
    await expect.element(otherHeart).toHaveAttribute('aria-pressed', 'true');
  });
});

const isOnly = () => only.query()?.getAttribute('aria-pressed') === 'true';
const showing = async (isSaved: boolean) => {
  if (isOnly() !== isSaved) await only.click();
};

const read = <Params,>(offers: Page<Reward>) => ({
  fetchResource: fromPromise<Page<Reward>, ResourceInput<Params>>(async () => offers),
});
const reads = {
  others: dealsReads.others.provide({ actors: read<BrowseParams>(sampleRewardPage) }),
  featured: dealsReads.featured.provide({ actors: read<BrowseParams>(pageOf(0)) }),
};

const { walk, ...walked } = walkScreens<typeof savedOffersMachine>({
  entry: savedOffersEntry,
  mount: async (mounting) => {
    const flow = await renderFlowView<typeof dealsMachine>(
      {
        ...mounting,
        machine: settleLeaves(dealsMachine).provide({ actors: { ...reads, savedOffers: mounting.machine } }),
        input: { step: 'rewards', search: {}, tiers: [], session: null },
      },
      (deals) => <DealsPage flow={deals} />,
      sampleSessions.active,
    );
    const { savedOffers } = flow.getSnapshot().children;
    if (!savedOffers) throw new Error('The deals run no saved offers.');
    return savedOffers;
  },
  gestures: {
    'offer.mark': async ({ isSaved }) => {
      await showing(false);
      await expect.element(heart).toHaveAttribute('aria-pressed', String(!isSaved));
      await heart.click();
    },
    'saved.retry': async () => {
      await showing(true);
      await button(controlMessages.retryHint(copy.saved.failed)).click();
    },
  },
  screens: {
    reading: () => expect.element(only).toBeVisible(),
    unread: () => expect.element(only).toBeVisible(),
    resting: () => expect.element(only).toBeVisible(),
    storing: () => expect.element(only).toBeVisible(),
  },
});

describe('what is saved', () => {
  it('[FLOW-03] [DEAL-12] asserts each state in which it rests, and no other', () => {
    expect(walked.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(walked.paths)('[FLOW-03] [DEAL-12] $title', async (path) => {
    await walk(path);
  });
});
