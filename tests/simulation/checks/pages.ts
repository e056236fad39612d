import * as v from 'valibot';
import { dayOf, type Instant } from '../model/calendar.ts';
import type { Member } from '../model/member.ts';
import { readAnswer, type Participant } from '../events/participant.ts';
import { centsOf } from '../events/read-program.ts';
import {
  expectedCards,
  expectedCharges,
  expectedGiving,
  expectedPayouts,
  expectedSession,
  expectedSummary,
} from './expected-pages.ts';
import { differencesOf, type Difference } from './violation.ts';

const money = v.pipe(v.number(), v.transform(centsOf));
const date = v.pipe(
  v.string(),
  v.transform((text) => dayOf(Date.parse(text))),
);

const sessionShape = v.object({
  membership: v.object({
    status: v.string(),
    membershipTierPlanId: v.nullable(v.string()),
    currentSubscription: v.nullable(v.object({ endsAt: date, membershipTierPlanId: v.string() })),
    maxRoundUp: v.nullable(money),
    dues: v.nullable(v.object({ amount: money, since: date })),
  }),
  lotteryTicketNumbers: v.array(v.string()),
});

const summaryShape = v.object({
  cashBackBalance: money,
  pendingCashBack: money,
  lifetimeCashBack: money,
  contributedThisMonth: money,
  contributedOwnThisMonth: money,
  contributions: v.array(v.object({ month: date, amount: money })),
  lastDonations: v.array(v.object({ date, amount: money, own: money, month: date })),
  nextCharge: v.nullable(v.object({ date, amount: money })),
});

const chargesShape = v.object({
  items: v.array(
    v.object({ createdAt: date, amount: money, status: v.string(), cardLastDigits: v.string() }),
  ),
});

const givingShape = v.object({ total: money, ownTotal: money });

const cardsShape = v.object({
  items: v.array(
    v.object({ lastDigits: v.string(), status: v.string(), billing: v.boolean(), rewardBalance: money }),
  ),
});

const payoutsShape = v.object({
  items: v.array(v.object({ createdAt: date, amount: money, type: v.string() })),
});

/** A page of a member, compared with the rules; `stateOf` changes when it does. */
interface Page {
  stateOf: (member: Member) => unknown;
  check: (participant: Participant, now: Instant) => Promise<Difference[]>;
}

async function read<Schema extends v.GenericSchema>({ client }: Participant, path: string, shape: Schema) {
  return readAnswer(await client.get(path), shape);
}

const pages: readonly Page[] = [
  {
    stateOf: ({ status, plan, scheduled, cap, periods, debts }) => [
      debts.length,
      status,
      plan,
      scheduled,
      cap,
      periods.length,
    ],
    check: async (participant, now) => {
      const { membership: own, lotteryTicketNumbers } = await read(participant, '/users/me', sessionShape);
      return differencesOf('session', expectedSession(participant.member, now), {
        status: own.status,
        plan: own.membershipTierPlanId,
        current: own.currentSubscription,
        cap: own.maxRoundUp,
        dues: own.dues,
        tickets: lotteryTicketNumbers.length,
      });
    },
  },
  {
    stateOf: ({ status, scheduled, cap, periods, donations, payouts, lastRoundUps, debts }) => [
      lastRoundUps.map(({ at }) => at),
      debts.length,
      status,
      scheduled,
      cap,
      periods.length,
      donations.length,
      payouts.length,
    ],
    check: async (participant, now) => {
      const summary = await read(participant, '/membership/summary', summaryShape);
      return differencesOf('summary', expectedSummary(participant.member, now), {
        balance: summary.cashBackBalance,
        pending: summary.pendingCashBack,
        lifetime: summary.lifetimeCashBack,
        contributed: summary.contributedThisMonth,
        contributedOwn: summary.contributedOwnThisMonth,
        months: summary.contributions.map(({ month, amount }) => `${month.slice(0, 7)} ${amount}`),
        donations: summary.lastDonations
          .map(({ date: on, amount, own, month }) => `${month.slice(0, 7)} ${on} ${amount} ${own}`)
          .toSorted(),
        nextCharge: summary.nextCharge,
      });
    },
  },
  {
    stateOf: ({ donations }) => donations.length,
    check: async (participant, now) => {
      const year = new Date(now).getUTCFullYear();
      const path = `/membership/giving?from=${year}-01-01&to=${year}-12-31`;
      const { total, ownTotal } = await read(participant, path, givingShape);
      return differencesOf('statement', expectedGiving(participant.member, year), { total, own: ownTotal });
    },
  },
  {
    stateOf: ({ charges }) => charges,
    check: async (participant) => {
      const { items } = await read(participant, '/membership/charges?pageSize=0', chargesShape);
      const found = items.map(
        (each) => `${each.createdAt} ${each.amount} ${each.status} ${each.cardLastDigits}`,
      );
      return differencesOf(
        'billing history',
        { charges: expectedCharges(participant.member) },
        { charges: found.toSorted() },
      );
    },
  },
  {
    stateOf: ({ cards }) => cards,
    check: async (participant, now) => {
      const { items } = await read(participant, '/cards?withDeleted=1', cardsShape);
      const found = items.map(
        (each) => `${each.lastDigits} ${each.status} ${each.billing} ${each.rewardBalance}`,
      );
      return differencesOf(
        'cards',
        { cards: expectedCards(participant.member, now) },
        { cards: found.toSorted() },
      );
    },
  },
  {
    stateOf: ({ payouts }) => payouts,
    check: async (participant) => {
      const { items } = await read(participant, '/payouts?pageSize=0', payoutsShape);
      const found = items.map(({ createdAt, amount, type }) => `${createdAt} ${amount} ${type}`);
      return differencesOf(
        'withdrawals',
        { payouts: expectedPayouts(participant.member) },
        { payouts: found.toSorted() },
      );
    },
  },
];

/** Which pages of members show something new. */
export class ChangedPages {
  readonly #states = new Map<Page, Map<Member, string>>(pages.map((page) => [page, new Map()]));

  /** Where the pages that changed since the last time, or all of them, differ from the rules. */
  async check(participant: Participant, now: Instant, all: boolean): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const [page, states] of this.#states) {
      const state = JSON.stringify(page.stateOf(participant.member));
      if (states.get(participant.member) === state && !all) continue;
      states.set(participant.member, state);
      differences.push(...(await page.check(participant, now)));
    }
    return differences;
  }
}
