import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as v from 'valibot';
import { SimulatedClock } from 'xstate';
import type { Card } from '#machines/domain/card.ts';
import { dayOf, endOfDay } from '#machines/domain/day.ts';
import { rewardSchema, type Reward } from '#machines/domain/reward.ts';
import { rewardEntry } from '#machines/reward/reward.entry.ts';
import { rewardMachine, type RewardRef } from '#machines/reward/reward.machine.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { rewardMessages as copy } from '#src/flows/reward/reward.messages.ts';
import { rewardView } from '#src/flows/reward/reward.view.tsx';
import { controlMessages } from '#src/messages/controls.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { gesturesOn } from '#paths/drive/gesture.ts';
import { rewardGestures } from '#paths/drive/gestures/reward.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const FlowDialog = flowDialog(rewardView);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const retry = button(controlMessages.retryHint(copy.failed));

const inDialog = (flow: RewardRef) => (
  <>
    <style>{'* { animation: none !important }'}</style>
    <FlowDialog flow={flow} isOpen onClose={() => flow.send({ type: 'flow.close' })} />
  </>
);

const screens = walkScreens<typeof rewardMachine>({
  ...onScreen(rewardEntry),
  gestures: gesturesOn(page, rewardGestures),
  screens: audited({
    loading: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    searching: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    'shown.completing': () => expect.element(text(sampleReward.rewardText)).toBeVisible(),
    'shown.whole': () => expect.element(text(sampleReward.rewardText)).toBeVisible(),
    absent: () => expect.element(text(copy.absent.title)).toBeVisible(),
    failed: () => expect.element(retry).toBeVisible(),
    closed: async () => {},
  }),
});

describe('one offer', () => {
  it('[FLOW-03] [DEAL-06] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [DEAL-06] $title', async (path) => {
    await screens.walk(path);
  });
});

async function show(reward: Partial<Reward>, cards: Card[] = []) {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(rewardMachine),
      input: { kind: 'reward', rewardId: sampleReward.id, reward: sampleReward, place: 'deals' },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    inDialog,
    sampleSessions.active,
    cards,
  );
  resolve(flow, 'completeReward', { ...sampleReward, ...reward });
  return flow;
}

const shop = (distanceKm: number | null, address: string) => ({
  address,
  city: 'Austin',
  state: 'TX',
  postalCode: '78702',
  latitude: 30,
  longitude: -97,
  distanceKm,
});

const dayAfter = (now: Date) => endOfDay(dayOf(now)).toISOString();

describe('an offer in its dialog', () => {
  it('[BACK-02] of which the server says no more than the list is shown without claims', async () => {
    const { id, brand, nameShort, logo, category } = sampleReward;
    const listed = v.parse(rewardSchema, { id, brand, nameShort, logo, category });
    await renderFlowView(
      {
        machine: settleLeaves(rewardMachine),
        input: { kind: 'reward', rewardId: id, reward: listed, place: 'deals' },
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      inDialog,
      sampleSessions.active,
      [],
    );
    await expect.element(page.getByRole('heading', { name: brand })).toBeVisible();
    expect(button(copy.link).query()).toBe(null);
    for (const words of [copy.kinds.card_linked, copy.kinds.click, copy.open, copy.how, copy.terms]) {
      await expect.element(text(words)).not.toBeInTheDocument();
    }
  });

  it('[DEAL-06] says what it earns, how, where, and until when, with the terms folded', async () => {
    await show({
      endsAt: '2026-12-03T23:59:59Z',
      locations: [shop(3.2, '210 E 6th St'), shop(8, '1 A St'), shop(9, '2 B St'), shop(10, '3 C St')],
    });
    await expect.element(page.getByRole('heading', { name: sampleReward.brand })).toBeVisible();
    await expect.element(text(sampleReward.rewardText)).toBeVisible();
    await expect.element(page.getByText(copy.ends('Dec 3, 2026'))).toBeVisible();
    for (const step of copy.steps.card_linked(sampleReward.brand)) {
      await expect.element(page.getByText(step)).toBeVisible();
    }
    await expect.element(text('210 E 6th St, Austin, TX 78702')).toBeVisible();
    await expect.element(text('2 mi')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Directions to 210 E 6th St, Austin, TX 78702/ }))
      .toHaveAttribute('target', '_blank');
    await expect.element(text(copy.further(1))).toBeVisible();
    await expect.element(text(sampleReward.terms)).not.toBeVisible();
    await text(copy.terms).click();
    await expect.element(text(sampleReward.terms)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[DEAL-10] lists no store that is out of reach, and says so where all are', async () => {
    await show({ locations: [shop(3.2, '210 E 6th St'), shop(1715, '1 Far St')] });
    await expect.element(text('210 E 6th St, Austin, TX 78702')).toBeVisible();
    await expect.element(page.getByText('1 Far St')).not.toBeInTheDocument();
  });

  it('[DEAL-10] says where all stores are too far away', async () => {
    await show({ locations: [shop(1715, '1 Far St')] });
    await expect.element(text(copy.outOfReach('24.9 mi'))).toBeVisible();
    await expect.element(page.getByText('1 Far St')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('[DEAL-09] marks an end within the week', async () => {
    await show({ endsAt: dayAfter(new Date()) });
    await expect.element(text('Ends tomorrow')).toBeVisible();
  });

  it('[DEAL-06] asks for a card only of who has none', async () => {
    const flow = await show({});
    await button(copy.link).click();
    expect(flow.getSnapshot().output).toEqual({ next: { kind: 'overlay', overlay: { kind: 'linkCard' } } });
  });

  it('[DEAL-06] says that a linked card is enough', async () => {
    await show({}, [sampleCard]);
    await expect.element(text(copy.ready)).toBeVisible();
    await expect.element(button(copy.link)).not.toBeInTheDocument();
  });

  it('[DEAL-06] opens the shop in a tab of its own that knows nothing of this one', async () => {
    await show({ type: 'click', url: 'https://oddment.example/?from=varsity' });
    const link = page.getByRole('link', { name: copy.shop(sampleReward.brand) });
    await expect.element(link).toHaveAttribute('href', 'https://oddment.example/?from=varsity');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    for (const step of copy.steps.click(sampleReward.brand)) {
      await expect.element(page.getByText(step)).toBeVisible();
    }
  });

  it.each(['javascript:alert(1)', '', null])('[DEAL-06] follows no link such as %j', async (url) => {
    await show({ type: 'click', url });
    await expect.element(text(copy.unreachable)).toBeVisible();
    const links = page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
    expect(links).toEqual([expect.stringMatching(/^Directions to /)]);
  });

  it('[DEAL-06] does without a picture that does not come', async () => {
    await show({ image: '/media/offers/gone-wide.svg', logo: '/media/offers/gone.svg' });
    await expect.element(text('F')).toBeInTheDocument();
    expect(page.getByRole('dialog').element().querySelectorAll('img')).toHaveLength(0);
  });
});
