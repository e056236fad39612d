import type { ReactNode } from 'react';
import { SimulatedClock } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { stageFlow } from '#gallery/screens/story-harness.tsx';
import type { Session } from '#machines/domain/member.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { sampleCharge } from '#machines/samples/charges.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import ReceiptBody from '#src/flows/account/receipt-body.tsx';
import { AccountMembership } from '#src/flows/account/membership.view.tsx';
import { RenewalDues } from '#src/flows/renewal/dues.view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { HomeScreen } from '#src/flows/home/home-screen.tsx';
import { OverdueNotice } from '#src/flows/membership-notices/overdue-bar.view.tsx';
import { ReactivationNotice } from '#src/flows/membership-notices/reactivation-notice.view.tsx';
import type { AmountScene } from './stage-story.ts';
import { distinctSamples, distinctWorld as fixture } from './distinct-samples.ts';

const clock = new SimulatedClock();
const inspect = () => {};
const resting = { machine: toastsMachine, input: undefined, clock, inspect };

/** A part of a page beside an app that is at rest. */
async function stagePart(view: ReactNode, session: Session = sampleSessions.active) {
  return stageFlow(resting, () => <main>{view}</main>, fixture, { session: fixture.local(session) });
}

const { client } = fixture.programme;
const { active } = sampleSessions;
const isOver = {
  ...active,
  membership: { ...active.membership, status: 'churned' as const, currentSubscription: null },
};
const isOverdue: Session = {
  ...active,
  membership: {
    ...active.membership,
    status: 'overdue',
    currentSubscription: null,
    dues: { amount: 2473, since: '2026-11-16T00:00:00Z' },
  },
};
const none = { state: 'ready', data: [] } as const;
const home = (summary: MembershipSummary) => (
  <HomeScreen
    firstName="Ada"
    slides={null}
    firstSteps={null}
    currency={client.currencyCode}
    dues="none"
    hasDeals
    ticketCount={0}
    whyNoTickets="soon"
    impactUnits={[]}
    summary={{ state: 'ready', data: summary }}
    featured={none}
    curated={none}
    categories={none}
    onWithdraw={() => {}}
    onOpenReward={() => {}}
    onShowTickets={() => {}}
  />
);

/** Parts of pages and receipts that show an amount. */
export const amountParts: readonly AmountScene[] = [
  {
    title: 'home shows each balance, what was given by month, and what is charged next',
    stage: () => stagePart(home(distinctSamples.summary)),
    shows: [
      'Hello, Ada | So far in November, you have given CAD 1.31, and stores CAD 3.48 in your name. Your CAD 2.13 for October and CAD 3.08 from stores went to Rowing.',
      'Confirmed cash back | CAD 13.27',
      'Withdraw | CAD 3.41 pending Expected by Jan 16, 2027.',
      'Lifetime cash back | CAD 86.89',
      'Contributed so far in November | CAD 4.79',
      'O | October: CAD 5.03',
      'N | November: CAD 4.87',
      'Next charge on Dec 16, 2026 Your membership renews | CAD 25.49',
      'Rowing | CAD 5.21',
      'Soccer | CAD 5.41',
    ],
  },
  {
    title: 'home shows what was earned in all, where nothing was given yet',
    stage: () => stagePart(home({ ...distinctSamples.summary, contributedThisMonth: 0, lastDonations: [] })),
    shows: [
      'Hello, Ada | You have earned CAD 86.89 in cash back so far.',
      'Confirmed cash back | CAD 13.27',
      'Withdraw | CAD 3.41 pending Expected by Jan 16, 2027.',
      'Lifetime cash back | CAD 86.89',
      'Contributed so far in November | CAD 0.00',
      'O | October: CAD 5.03',
      'N | November: CAD 4.87',
      'Next charge on Dec 16, 2026 Your membership renews | CAD 25.49',
    ],
  },
  {
    title: 'the account of who is overdue names what is due',
    stage: async () =>
      stageFlow<typeof accountMachine>(
        { machine: settleLeaves(accountMachine), input: { search: {} }, clock, inspect },
        (flow) => (
          <main>
            <AccountMembership flow={flow} session={isOverdue} />
          </main>
        ),
        fixture,
        { session: isOverdue },
      ),
    shows: [
      'Your payment is overdue | Pay CAD 24.73 to keep your membership and its benefits.',
      'Payment overdue | CAD 25.31/month',
    ],
  },
  {
    title: 'a renewal names the plan, what is due, and the next charge',
    stage: async () => {
      const staged = stageFlow<typeof renewalMachine>(
        { machine: settleLeaves(renewalMachine), input: undefined, clock, inspect },
        (flow) => (
          <main>
            <RenewalDues flow={flow} />
          </main>
        ),
        fixture,
        { session: isOverdue },
      );
      resolve(staged.actor, 'recallPayment', { isInterrupted: false, purpose: 'period' });
      resolve(staged.actor, 'fetchDues', {
        due: { date: '2026-11-16T00:00:00Z', amount: 2473, reason: 'Your payment was due on Nov 16, 2026' },
        cards: [sampleCard],
        session: isOverdue,
      });
      return staged;
    },
    shows: [
      'Due now | CAD 24.73',
      'Gold, monthly | CAD 25.31/month',
      'Next charge | CAD 25.31 every month',
      'Change card | Renew now · CAD 24.73',
      'Renew now · CAD 24.73 | By choosing “Renew now · CAD 24.73” you agree that CAD 24.73 is charged to this card now, and CAD 25.31 every month, until you cancel. You can cancel in your account at any time.',
    ],
  },
  {
    title: 'the bar of who is overdue names what is due',
    stage: () => stagePart(<OverdueNotice action="renew" />, isOverdue),
    shows: [' | Your payment of CAD 24.73 is overdue since Nov 16, 2026. Renew to keep your membership.'],
  },
  {
    title: 'the notice of who has left names the price of coming back',
    stage: () => stagePart(<ReactivationNotice heading="h2" />, isOver),
    shows: [
      'Your membership is over | Come back with Gold for CAD 25.31/month. You see everything before you pay.',
    ],
  },
  {
    title: 'the receipt of the latest charge names it and the next one',
    stage: () =>
      stagePart(
        <ReceiptBody
          client={client}
          member="Ada Okafor"
          facts={{
            of: 'charge',
            charge: { ...sampleCharge, ...distinctSamples.charges.items[0] },
            next: distinctSamples.summary.nextCharge,
          }}
          dues={null}
        />,
      ),
    shows: ['Paid | CAD 25.79', 'Paid | Next charge: CAD 25.49 on December 16, 2026'],
  },
  {
    title: 'a payment that was declined names what is owed',
    stage: () =>
      stagePart(
        <ReceiptBody
          client={client}
          member="Ada Okafor"
          facts={{
            of: 'charge',
            charge: { ...sampleCharge, ...distinctSamples.charges.items[0], status: 'declined' },
            next: null,
          }}
          dues={{ amount: 5083, since: '2026-11-16T00:00:00Z' }}
        />,
      ),
    shows: ['Not paid | CAD 25.79', 'Declined | You still owe CAD 50.83, due since November 16, 2026.'],
  },
  {
    title: 'the receipt of a withdrawal names it',
    stage: () =>
      stagePart(
        <ReceiptBody
          client={client}
          member="Ada Okafor"
          facts={{ of: 'withdrawal', payout: distinctSamples.payout }}
          dues={null}
        />,
      ),
    shows: ['Withdrawn | CAD 12.79'],
  },
];
