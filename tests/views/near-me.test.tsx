import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerTimeout } from '#machines/call.ts';
import { nearMeEntry } from '#machines/near-me/near-me.entry.ts';
import type { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { samplePosition, sampleReward } from '#machines/samples/rewards.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { dealsMessages as copy } from '#src/flows/deals/deals.messages.ts';
import { openDeals, pageOf } from '#tests/support/deals-view.tsx';
import { reject, resolve } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string) => page.getByText(text, { exact: true });
const field = page.getByRole('searchbox', { name: copy.search.label });
const nearSwitch = page.getByRole('switch', { name: copy.near.label });
const far = {
  ...sampleReward,
  locations: [{ ...samplePosition, address: '', city: '', state: '', postalCode: '', distanceKm: 3.2 }],
};

describe('near me', () => {
  it('[DEAL-04] asks where the member is, and then for offers around, with their distance', async () => {
    const { answer, asked, child } = await openDeals({ near: '1' });
    await expect.element(nearSwitch).toBeChecked();
    await expect.element(page.getByText(copy.near.locating)).toBeVisible();
    resolve(child('nearMe'), 'readPosition', samplePosition);
    expect(asked('found')).toEqual({
      read: 'found',
      params: { search: '', category: '', sort: null, page: 1, near: samplePosition },
    });
    answer('found', { ...pageOf(0), items: [far], total: 1 });
    await expect.element(status('2 mi')).toBeVisible();
  });

  it.each(['denied', 'unavailable', 'timedOut'] as const)(
    '[DEAL-04] [R37] a position that is %s is reported, the switch is off, and it can be requested again',
    async (kind) => {
      const { answer, flow, child } = await openDeals();
      answer('others', pageOf(2));
      answer('featured', pageOf(1));
      await nearSwitch.click();
      await expect.element(page.getByText(copy.near.locating)).toBeVisible();
      reject(child('nearMe'), 'readPosition', { kind });
      const { title, text } = copy.near.failures[kind];
      await expect.element(status(title)).toBeVisible();
      await expect.element(status(text)).toBeVisible();
      await expect.element(nearSwitch).not.toBeChecked();
      await expect.element(heading(copy.list.others)).toBeVisible();
      await expectNoAxeViolations();
      await button(controlMessages.retry).click();
      await expect.element(nearSwitch).toBeChecked();
      await expect.element(status(title)).not.toBeInTheDocument();
      expect(flow.getSnapshot().matches({ list: 'locating' })).toBe(true);
    },
  );

  it('[DEAL-04] [R37] a question that nobody answers ends, too', async () => {
    const { clock } = await openDeals({ near: '1' });
    clock.increment(answerTimeout);
    await expect.element(status(copy.near.failures.timedOut.title)).toBeVisible();
    await expect.element(nearSwitch).not.toBeChecked();
  });
});

const { walk: walkNearMe, ...nearMe } = walkScreens<typeof nearMeMachine>({
  ...onScreen(nearMeEntry),
  gestures: {
    'position.find': 'external',
    'position.drop': 'external',
  },
  screens: {
    off: () => expect.element(field).toBeVisible(),
    asking: () => expect.element(field).toBeVisible(),
    located: () => expect.element(field).toBeVisible(),
    denied: () => expect.element(status(copy.near.failures.denied.title)).toBeVisible(),
    unavailable: () => expect.element(status(copy.near.failures.unavailable.title)).toBeVisible(),
    timedOut: () => expect.element(status(copy.near.failures.timedOut.title)).toBeVisible(),
  },
});

describe('the question where the member is', () => {
  it('[FLOW-03] [DEAL-04] asserts each state in which it rests, and no other', () => {
    expect(nearMe.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(nearMe.paths)('[FLOW-03] [DEAL-04] $title', async (path) => {
    await walkNearMe(path);
  });
});
