import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Reward } from '#machines/domain/reward.ts';
import { offerSearchEntry } from '#machines/offer-search/offer-search.entry.ts';
import type { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { sampleRewards } from '#machines/samples/rewards.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { OfferSearch } from '#src/flows/offer-search/offer-search.tsx';
import { offerSearchMessages as copy } from '#src/flows/offer-search/offer-search.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const field = page.getByRole('combobox', { name: copy.label });
const isUsed = async () => {
  await expect.element(field).toBeVisible();
};

const screens = walkScreens<typeof offerSearchMachine>({
  ...onScreen(offerSearchEntry),
  gestures: {
    'query.change': async ({ query }) => {
      const isTyped = (field.query() as HTMLInputElement | null)?.value === query;
      await field.fill(isTyped ? `${query} ` : query);
    },
    'search.retry': () => page.getByRole('button', { name: controlMessages.retry }).click(),
    'search.clear': external,
  },
  screens: audited({
    blank: isUsed,
    'typing.pausing': isUsed,
    searching: isUsed,
    found: async () => {
      await expect.element(page.getByText(sampleRewards[0]?.brand ?? '').first()).toBeVisible();
    },
    nothingFound: async () => {
      await expect.element(page.getByText(copy.noneHint).first()).toBeVisible();
    },
    failed: async () => {
      await expect.element(page.getByText(copy.failed).first()).toBeVisible();
    },
  }),
});

describe('the offer search on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [NAV-11] [DEAL-07] $title', async (path) => {
    await screens.walk(path);
  });
});

describe('leaving the offer search', () => {
  it('[NAV-11] [ACCS-02] by Tab chooses nothing, and Enter chooses what is marked', async () => {
    const [onChoose, onAll] = [vi.fn<(offer: Reward) => void>(), vi.fn<() => void>()];
    const results = { state: 'results', offers: sampleRewards.slice(0, 2), total: 2 } as const;
    await render(
      <>
        <OfferSearch query="bo" results={results} onQuery={() => {}} onChoose={onChoose} onAll={onAll} />
        <button type="button">After</button>
      </>,
    );
    await field.click();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
    expect(onAll).not.toHaveBeenCalled();
    await field.click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(sampleRewards[0]);
  });
});
