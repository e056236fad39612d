import '#src/theme/global.css.ts';
import { SimulatedClock } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { referralsMachine } from '#machines/referrals/referrals.machine.ts';
import { sampleReferrals } from '#machines/samples/referrals.ts';
import { samplePageOf } from '#machines/samples/activity.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { receiveAnswer } from '#src/clock/last-answer.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { formatDay } from '#src/flows/activity/format-period.ts';
import { HomeScreen } from '#src/flows/home/home-screen.tsx';
import { ReferralsPage } from '#src/flows/referrals/referrals.page.tsx';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { ticketsMessages } from '#src/flows/tickets/tickets.messages.ts';
import Overlays from '#src/layouts/overlays.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';
import { openActivity } from '#tests/support/activity-view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { nothingRecalled, openSignUp } from '#tests/support/sign-up-view.tsx';
import { rowsWith } from '#tests/support/transaction-rows.ts';

const device = '2026-11-28T12:00:00Z';
const ahead = '2027-02-01T00:00:30Z';
const behind = '2026-10-31T23:59:30Z';

/** An answer of the API, whose date is an instant. */
const answered = (instant: string) =>
  receiveAnswer(new Response(null, { headers: { date: new Date(instant).toUTCString() } }));

beforeEach(() => vi.setSystemTime(new Date(device)));
afterEach(() => {
  vi.useRealTimers();
  answered(new Date().toISOString());
});

const text = (words: string) => page.getByText(words, { exact: true });

const openHome = (expectedAt: string, donated: string | null = null) =>
  render(
    <main>
      <HomeScreen
        firstName="Ada"
        slides={null}
        firstSteps={null}
        currency="CAD"
        dues="none"
        hasDeals
        ticketCount={0}
        whyNoTickets="soon"
        impactUnits={[]}
        summary={{
          state: 'ready',
          data: {
            ...sampleSummary,
            pendingCashBack: 341,
            pendingExpectedAt: expectedAt,
            contributedThisMonth: 0,
            contributions: [],
            lastDonations:
              donated === null
                ? []
                : [{ date: donated, amount: 521, own: 521, recipient: 'Rowing', month: donated }],
          },
        }}
        featured={{ state: 'ready', data: [] }}
        curated={{ state: 'ready', data: [] }}
        categories={{ state: 'ready', data: [] }}
        onWithdraw={() => {}}
        onOpenReward={() => {}}
        onShowTickets={() => {}}
      />
    </main>,
  );

describe('[LIFE-04] by the server’s clock, and not by the device’s,', () => {
  it.each([
    [ahead, '2027-01-31T00:00:00Z', 'CAD 3.41 pending Expected by Jan 31, 2027, now late.'],
    [ahead, '2027-02-01T00:00:00Z', 'CAD 3.41 pending Expected by Feb 1, 2027.'],
    [behind, '2026-11-10T00:00:00Z', 'CAD 3.41 pending Expected by Nov 10, 2026.'],
    [behind, '2026-10-30T00:00:00Z', 'CAD 3.41 pending Expected by Oct 30, 2026, now late.'],
  ])('home says at %s whether what is expected on %s is late', async (now, expectedAt, words) => {
    answered(now);
    await openHome(expectedAt);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    [ahead, '2027-01-01T00:00:00Z', 'Your CAD 5.21 for January went to Rowing.'],
    [behind, '2026-09-01T00:00:00Z', 'Your CAD 5.21 for September went to Rowing.'],
  ])('home speaks at %s of the last month', async (now, donated, words) => {
    answered(now);
    await openHome('2026-11-10T00:00:00Z', donated);
    await expect.element(text(words)).toBeVisible();
  });

  it.each([
    [ahead, '2026-10-03T00:00:00Z', 'For October, paid\u00a0Oct\u00a03'],
    [ahead, '2026-03-03T00:00:00Z', 'For Mar\u00a02026, paid\u00a0Mar\u00a03,\u00a02026'],
  ])('home names at %s the year of a donation of %s only if it is long ago', async (now, donated, words) => {
    answered(now);
    await openHome('2026-11-10T00:00:00Z', donated);
    await expect.element(text(words)).toBeVisible();
  });

  it('home says that something has become late when an answer comes after midnight', async () => {
    await openHome('2026-11-28T00:00:00Z');
    await expect.element(page.getByText('CAD 3.41 pending Expected by Nov 28, 2026.')).toBeVisible();
    answered('2026-11-29T00:00:00Z');
    await expect
      .element(page.getByText('CAD 3.41 pending Expected by Nov 28, 2026, now late.'))
      .toBeVisible();
  });

  it.each([
    [ahead, '2027-02-01', '2027-02-01', 'now late'],
    [behind, '2026-10-01', '2026-10-31', 'not late'],
  ])('activity shows at %s the days of its month, %s to %s', async (now, from, to, late) => {
    answered(now);
    const { answer } = await openActivity({ range: 'this-month' });
    answer({ transactions: samplePageOf(rowsWith({ expectedAt: '2026-11-20T00:00:00Z' })) });
    const copy = activityMessages.filters;
    await expect.element(text(copy.shown(copy.customRange(formatDay(from), formatDay(to))))).toBeVisible();
    const note = late === 'now late' ? 'Expected by Nov 20, 2026, now late' : 'Expected by Nov 20, 2026';
    await expect.element(text(note)).toBeVisible();
  });

  it.each([
    [ahead, 'Three months were over on Jan 27, 2027: the reward is late'],
    [behind, 'Three months are over on Jan 27, 2027'],
  ])('referrals say at %s what became of a friend’s three months', async (now, words) => {
    answered(now);
    const input = { step: 'refer' as const, search: {}, tiers: [], session: null };
    const flow = await renderFlowView(
      { machine: settleLeaves(referralsMachine), input, clock: new SimulatedClock(), inspect: () => {} },
      (actor) => <ReferralsPage flow={actor} />,
    );
    const { friends } = flow.getSnapshot().children;
    if (!friends) throw new Error('The page reads the friends.');
    resolve(friends, 'fetchResource', sampleReferrals);
    await expect.element(text(words)).toBeVisible();
  });

  it.each([
    [ahead, 'Mar 1, 2027'],
    [behind, 'Nov 30, 2026'],
  ])('the checkout names at %s the day of the next charge, %s', async (now, next) => {
    answered(now);
    const { flow } = await openSignUp('sign-up-billing');
    const plan = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };
    resolve(flow, 'recallPayment', { ...nothingRecalled, plan });
    const order = page.getByRole('region', { name: signUpMessages.billing.summary });
    await expect.element(order.getByText(next)).toBeVisible();
  });

  it.each([
    [ahead, 'February'],
    [behind, 'October'],
  ])('the tickets are at %s for %s', async (now, month) => {
    answered(now);
    const session = await renderInApp(
      {
        machine: settleLeaves(sessionMachine),
        input: undefined,
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      { child: 'session', route: 'home', view: <Overlays /> },
    );
    resolve(session, 'fetchSession', { ...sampleSessions.active, lotteryTicketNumbers: ['1042'] });
    const overlays = parentOf(session)?.getSnapshot().children.overlays;
    overlays?.send({ type: 'overlay.open', overlay: { kind: 'tickets' } });
    await expect.element(page.getByText(ticketsMessages.entries('1', true, month))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
