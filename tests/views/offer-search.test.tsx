import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { offerSearchEntry } from '#machines/offer-search/offer-search.entry.ts';
import type { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { sampleRewards } from '#machines/samples/rewards.ts';
import { controlMessages } from '#src/messages/controls.ts';
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
