import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import type { Referrals } from '#machines/domain/referral.ts';
import { noReferrals, sampleReferrals } from '#machines/samples/referrals.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { referralsEntry } from '#machines/referrals/referrals.entry.ts';
import { referralsMachine } from '#machines/referrals/referrals.machine.ts';
import { inviteFriendsMessages as invite } from '#src/flows/invite-link/invite-link.messages.ts';
import { referralsMessages as copy } from '#src/flows/referrals/referrals.messages.ts';
import { ReferralsPage } from '#src/flows/referrals/referrals.page.tsx';
import { controlMessages } from '#src/messages/controls.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

async function open() {
  const clock = new SimulatedClock();
  const input = { step: 'refer' as const, search: {}, tiers: [], session: null };
  const flow = await renderFlowView(
    { machine: settleLeaves(referralsMachine), input, clock, inspect: () => {} },
    (actor) => <ReferralsPage flow={actor} />,
  );
  const { friends, inviteLink } = flow.getSnapshot().children;
  if (!friends || !inviteLink) throw new Error('The page reads both.');
  return { friends, inviteLink };
}

async function openWith(referrals: Referrals) {
  const { friends, inviteLink } = await open();
  resolve(friends, 'fetchResource', referrals);
  resolve(inviteLink, 'fetchReferralLink', sampleReferralLink);
  await expect.element(page.getByRole('heading', { name: copy.listTitle, exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: invite.link })).toHaveValue(sampleReferralLink.url);
}

beforeEach(() => vi.setSystemTime(new Date('2026-11-22T00:00:00Z')));
afterEach(() => vi.useRealTimers());

const screens = walkScreens<typeof referralsMachine>({
  ...onScreen(referralsEntry),
  gestures: {},
  screens: {
    shown: () =>
      expect.element(page.getByRole('heading', { name: copy.listTitle, exact: true })).toBeVisible(),
  },
});

describe('the referral page', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [REFR-01] $title', async (path) => {
    await screens.walk(path);
  });

  it('[REFR-01] lists the friends with what became of them, under three figures', async () => {
    await openWith(sampleReferrals);
    await expect.element(page.getByText('Lena Fischer')).toBeVisible();
    const rows = page.getByRole('region', { name: copy.listTitle, exact: true }).getByRole('listitem');
    const texts = rows.elements().map((row) => row.textContent);
    expect(texts).toEqual([
      'Lena Fischerl•••@example.netJoined Oct\u00a027,\u00a02026InvitedThree months are over on Jan\u00a027,\u00a02027',
      'A friendn•••@example.netInvited Jul\u00a025,\u00a02026DeniedDidn’t join, or left before three months',
      'Priya Nairp•••@example.netJoined Apr\u00a024,\u00a02026CompletedThree months were over on Jul\u00a024,\u00a02026: $15.00 earned',
    ]);
    const figures = page.getByLabelText(copy.figuresLabel).element().textContent;
    expect(figures).toBe('Friends invited3Completed1Earned$15.00');
    await expectNoAxeViolations();
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  });

  it('[REFR-01] [LIFE-04] a reward whose day is over is late, and one who joined and left did so', async () => {
    vi.setSystemTime(new Date('2027-01-28T00:00:00Z'));
    const [lena, noah] = sampleReferrals.items;
    if (!lena || !noah) throw new Error('There are samples.');
    const left = { ...noah, joinedAt: noah.createdAt, completesAt: '2026-10-25T09:00:00Z' };
    await openWith({ ...sampleReferrals, items: [lena, left] });
    await expect.element(page.getByText('Lena Fischer')).toBeVisible();
    const rows = page.getByRole('region', { name: copy.listTitle, exact: true }).getByRole('listitem');
    expect(rows.elements().map((row) => row.textContent)).toEqual([
      'Lena Fischerl•••@example.netJoined Oct\u00a027,\u00a02026InvitedThree months were over on Jan\u00a027,\u00a02027: the reward is late',
      'A friendn•••@example.netJoined Jul\u00a025,\u00a02026DeniedLeft before three months were over on Oct\u00a025,\u00a02026',
    ]);
    await expectNoAxeViolations();
  });

  it('[REFR-01] says what will appear where nobody was invited yet', async () => {
    await openWith(noReferrals);
    await expect.element(page.getByText(copy.emptyText)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[REFR-01] holds names of any length, script and direction, and many friends, on a narrow phone', async () => {
    await page.viewport(320, 700);
    const [friend] = sampleReferrals.items;
    if (!friend) throw new Error('There is a friend.');
    const names = ['W'.repeat(60), 'שרה כהן', '🎉'];
    const items = Array.from({ length: 300 }, (_, index) => ({
      ...friend,
      id: `friend-${index}`,
      name: names[index] ?? '',
      email: `${'e'.repeat(64)}@example.com`,
      rewardAmount: -1,
    }));
    await openWith({ items, summary: { invited: 1_000_000, completed: 0, earned: 123_456_789_012 } });
    for (const name of names) {
      const shown = page.getByText(name, { exact: true });
      await expect.element(shown).toBeInTheDocument();
      expect(shown.element().tagName).toBe('BDI');
    }
    expect(document.documentElement.scrollWidth).toBe(320);
    await page.viewport(1440, 900);
  });

  it('[REFR-01] explains in three steps that a friend stays three months', async () => {
    await openWith(noReferrals);
    const steps = page.getByRole('region', { name: copy.howTitle }).getByRole('listitem');
    expect(steps.elements()).toHaveLength(3);
    await expect.element(steps.nth(2)).toHaveTextContent(/been a member for 3 months/);
  });

  it('[REFR-01] [HTTP-06] has a link without a list, and reads the list again when it is asked to, or online again', async () => {
    const { friends, inviteLink } = await open();
    resolve(inviteLink, 'fetchReferralLink', sampleReferralLink);
    reject(friends, 'fetchResource', { kind: 'offline' });
    await expect.element(page.getByText(copy.failed)).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: invite.link }))
      .toHaveValue(sampleReferralLink.url);
    await page.getByRole('button', { name: controlMessages.retryHint(copy.failed) }).click();
    reject(friends, 'fetchResource', { kind: 'offline' });
    await expect.element(page.getByText(copy.failed)).toBeVisible();
    friends.send({ type: 'network.restored' });
    resolve(friends, 'fetchResource', sampleReferrals);
    await expect.element(page.getByText('Priya Nair')).toBeVisible();
  });
});
