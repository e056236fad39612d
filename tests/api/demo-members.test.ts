import { describe, expect, test } from 'vitest';
import { capFloor } from '#machines/domain/donation-cap.ts';
import { demoEmail, demoMemberRows } from '#server/demo/member-states.ts';
import type { MemberRows } from '#server/demo/person-rows.ts';
import { demoStates, personas, type DemoState } from '#server/demo/personas.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';

const instants = [
  '2026-11-20T12:00:00.000Z',
  '2026-03-01T00:00:30.000Z',
  '2027-01-31T23:59:00.000Z',
  '2028-02-29T06:10:00.000Z',
  '2026-12-02T18:30:00.000Z',
];

const day = 86_400_000;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const monthOf = (instant: Date) => instant.toISOString().slice(0, 7);
const rowsOf = (clientId: string, state: DemoState, now: Date) =>
  demoMemberRows({ clientId, state, email: demoEmail(state), now }, 'hash');

function byMonth(rows: MemberRows): Map<string, number> {
  const months = new Map<string, number>();
  for (const { purchasedAt, contributionCents = 0 } of rows.transactions) {
    months.set(monthOf(purchasedAt), (months.get(monthOf(purchasedAt)) ?? 0) + contributionCents);
  }
  return months;
}

const members = instants.flatMap((instant) =>
  demoTenants.flatMap((tenant) =>
    demoStates.map((state) => {
      const now = new Date(instant);
      const rows = rowsOf(tenant.id, state, now);
      const capCents = rows.memberships[0]?.maxRoundUpCents ?? null;
      return { name: `${tenant.id} ${state} ${instant}`, tenant, state, now, rows, capCents };
    }),
  ),
);
type Member = (typeof members)[number];

/** The names of the members of whom something does not hold. */
const except = (holds: (member: Member) => boolean) =>
  members.filter((each) => !holds(each)).map(({ name }) => name);

describe('every member of every tenant, at five instants', () => {
  test('has paid rewards that add up to the withdrawals that did not fail', () => {
    const wrong = except(({ rows }) => {
      const paid = rows.transactions.filter(({ rewardStatus }) => rewardStatus === 'paid');
      const out = rows.payouts.filter(({ status }) => status !== 'failed');
      return sum(paid.map((row) => row.rewardAmountCents ?? 0)) === sum(out.map((row) => row.amountCents));
    });
    expect(wrong).toEqual([]);
  });

  test('[TRST-06] has a history of every charge, withdrawal, reward and gift, in its order, with nothing after now', () => {
    const wrong = except(({ now, rows: { history, charges, donations, payouts, transactions } }) => {
      const rewards = (holds: (row: (typeof transactions)[number]) => boolean) =>
        sum(transactions.filter(holds).map(({ rewardAmountCents }) => rewardAmountCents ?? 0));
      const isDue = ({ expectedAt }: (typeof transactions)[number]) =>
        expectedAt != null && expectedAt <= now;
      const reported = (kinds: string[]) =>
        sum(history.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents ?? 0));
      const charged = sum(charges.map(({ amountCents }) => amountCents));
      const times = history.map(({ at }) => at.getTime());
      return (
        reported(['planBegun', 'planRenewed', 'paymentDeclined', 'paymentSettled']) === charged &&
        reported(['withdrawn']) === sum(payouts.map(({ amountCents }) => amountCents)) &&
        reported(['withdrawalSentBack']) ===
          sum(payouts.filter(({ status }) => status === 'failed').map(({ amountCents }) => amountCents)) &&
        reported(['cashBackConfirmed']) ===
          rewards(({ rewardStatus }) => rewardStatus === 'confirmed' || rewardStatus === 'paid') &&
        reported(['cashBackRefused']) ===
          rewards((row) => row.rewardReason === 'The purchase was refunded.' && isDue(row)) &&
        reported(['givingPassedOn']) === sum(donations.map(({ amountCents }) => amountCents)) &&
        times.every((time, index) => time <= now.getTime() && time >= (times[index - 1] ?? 0))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('[LIFE-04] was tried on days 0, 3, 7 and 14 where something is owed, and has the suspension in the history', () => {
    const wrong = except(({ now, rows: { debts, charges, history, memberships } }) => {
      const [debt] = debts;
      const since = debt?.begunAt.getTime() ?? 0;
      const due = debt
        ? [0, 3, 7, 14].map((days) => since + days * day).filter((at) => at <= now.getTime())
        : [];
      const tries = charges
        .filter(({ status }) => status === 'declined')
        .map(({ createdAt }) => createdAt.getTime());
      const isSuspended = memberships[0]?.status === 'suspended';
      const reported = history
        .filter(({ kind }) => kind === 'suspended')
        .map(({ amountCents }) => amountCents);
      return (
        JSON.stringify(tries) === JSON.stringify(due) &&
        JSON.stringify(reported) === JSON.stringify(isSuspended ? [debt?.amountCents] : [])
      );
    });
    expect(wrong).toEqual([]);
    const tried = members.filter(({ rows }) => rows.charges.some(({ status }) => status === 'declined'));
    expect(tried.length).toBe(2 * demoTenants.length * instants.length);
  });

  test('has a reward status for what earns, a reason for what does not, and a date for what is awaited', () => {
    const wrong = except(({ now, rows }) =>
      rows.transactions.every((row) => {
        const earns = row.rewardStatus !== null;
        const expected = row.expectedAt?.getTime() ?? 0;
        return (
          earns === (row.rewardAmountCents ?? 0) > 0 &&
          earns === (row.rewardId != null) &&
          (row.rewardStatus === 'ineligible') === (row.rewardReason != null) &&
          (row.rewardStatus !== 'pending' || expected > now.getTime()) &&
          (row.rewardStatus !== 'confirmed' || expected <= now.getTime())
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('[LIFE-05] has one charge that succeeded for each paid period, and for round-ups after it, bar gifts', () => {
    const wrong = except(({ state, now, rows, capCents }) => {
      const begun = rows.subscriptions.filter(
        ({ createdAt, startsAt }) => createdAt.getTime() === startsAt.getTime(),
      );
      const isGift = personas[state].membership?.isGift === true;
      const last = begun.at(-1);
      const isLeft = rows.memberships[0]?.status === 'churned' && capCents !== null;
      const isCharged = isLeft && last !== undefined && last.endsAt < now;
      const renewed = begun.slice(capCents === null ? 0 : 1).map(({ id }) => id);
      const due = isGift ? [] : [...renewed, ...(isCharged ? [null] : [])];
      const toBeCharged = begun.flatMap(({ lastChargeAt }) => lastChargeAt ?? []);
      const end = last && last.endsAt.getTime() + 1;
      const paid = rows.charges.filter(({ status }) => status === 'succeeded');
      return (
        paid.length === due.length &&
        JSON.stringify(toBeCharged) === JSON.stringify(isLeft && !isCharged ? [new Date(end ?? 0)] : []) &&
        paid.every(({ subscriptionId }, index) => subscriptionId === due[index])
      );
    });
    expect(wrong).toEqual([]);
  });

  test('gives each finished month what its purchases gave, or for round-ups what was charged for it', () => {
    const wrong = except(({ rows, capCents }) => {
      const given = byMonth(rows);
      const paid = rows.charges.filter(({ status }) => status === 'succeeded');
      return rows.donations.every(({ donatedAt, amountCents }) => {
        const contributed = given.get(monthOf(new Date(donatedAt.getTime() - 10 * day))) ?? 0;
        const charge = paid.find(({ createdAt }) => monthOf(createdAt) === monthOf(donatedAt));
        return (
          amountCents >= contributed &&
          amountCents === (capCents === null ? contributed : charge?.amountCents)
        );
      });
    });
    expect(wrong).toEqual([]);
  });

  test('limits a month’s round-ups to the cap, and gives no more than what was earned elsewhere', () => {
    const wrong = except(
      ({ rows, capCents }) =>
        (capCents === null || capCents > capFloor) &&
        [...byMonth(rows).values()].every((amount) => amount <= (capCents ?? Infinity)) &&
        rows.transactions.every((row) => {
          const { amountCents, roundUpAmountCents = 0, contributionCents = 0, rewardAmountCents = 0 } = row;
          const change = capCents === null || amountCents < 0 ? 0 : (100 - (amountCents % 100)) % 100;
          const most = capCents === null ? rewardAmountCents : roundUpAmountCents;
          return roundUpAmountCents === change && contributionCents <= most;
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('has periods that follow each other without a gap or an overlap', () => {
    const wrong = except(({ rows }) =>
      rows.subscriptions.every(({ startsAt, endsAt }, index) => {
        const before = rows.subscriptions[index - 1];
        return (
          endsAt > startsAt && (before === undefined || startsAt.getTime() - before.endsAt.getTime() === 1)
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has nothing later than now but a scheduled change and what is still expected', () => {
    const wrong = except(({ state, tenant, now, rows }) => {
      const past = [
        ...rows.users.map(({ createdAt }) => createdAt),
        ...rows.cards.map(({ createdAt }) => createdAt),
        ...rows.charges.map(({ createdAt }) => createdAt),
        ...rows.transactions.map(({ purchasedAt }) => purchasedAt),
        ...rows.donations.map(({ donatedAt }) => donatedAt),
        ...rows.payouts.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
        ...rows.referrals.map(({ createdAt }) => createdAt),
        ...rows.memberships.flatMap(({ createdAt, cancelledAt }) => [createdAt, cancelledAt ?? createdAt]),
      ];
      const isScheduled = state === 'scheduled' && tenant.plans.lower !== null;
      const later = rows.subscriptions.filter(({ startsAt }) => startsAt > now);
      return past.every((instant) => instant <= now) && later.length === (isScheduled ? 1 : 0);
    });
    expect(wrong).toEqual([]);
  });

  test('pays with cards of its own, at most one of them primary', () => {
    const wrong = except(({ rows }) => {
      const own = new Set(rows.cards.map(({ id }) => id));
      return (
        rows.transactions.every(({ cardId }) => own.has(cardId)) &&
        rows.cards.filter(({ billing }) => billing).length <= 1
      );
    });
    expect(wrong).toEqual([]);
  });

  test('[HOME-04] [PLAY-02] holds as many tickets as its plan promises for this month’s draw where a period of it runs in this month, and none else', () => {
    const wrong = except(({ tenant, state, now, rows }) => {
      const month = monthOf(now);
      const plan = tenant.plans[personas[state].membership?.plan ?? 'usual'];
      const { tickets = 0 } = tenant.tiers.find(({ name }) => name === plan.tier) ?? {};
      const isIn = rows.subscriptions.some(
        ({ startsAt, endsAt }) => startsAt <= now && monthOf(endsAt) >= month,
      );
      const held = rows.tickets.filter((ticket) => ticket.month === `${month}-01`);
      return held.length === (isIn ? tickets : 0);
    });
    expect(wrong).toEqual([]);
  });

  test('has a running period exactly in the states that have one', () => {
    const running = ['active', 'annual', 'active-churned', 'amex', 'manager', 'new', 'scheduled', 'empty'];
    const wrong = except(({ state, now, rows }) => {
      const current = rows.subscriptions.filter(({ startsAt, endsAt }) => startsAt <= now && now <= endsAt);
      return current.length === (running.includes(state) ? 1 : 0);
    });
    expect(wrong).toEqual([]);
  });
});

test.each(demoTenants)(
  'shows fourteen months of history to the active and the annual member of $id',
  ({ id }) => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    for (const state of ['active', 'annual'] as const) {
      const rows = rowsOf(id, state, now);
      const first = rows.transactions[0]?.purchasedAt ?? now;
      expect((now.getTime() - first.getTime()) / day).toBeGreaterThan(400);
      expect(byMonth(rows).size).toBeGreaterThanOrEqual(14);
      expect(rows.donations.length).toBeGreaterThanOrEqual(12);
      expect(rows.transactions.length).toBeGreaterThan(200);
    }
    const active = rowsOf(id, 'active', now);
    expect(new Set(active.transactions.map(({ rewardStatus }) => rewardStatus))).toEqual(
      new Set([null, 'pending', 'confirmed', 'paid', 'ineligible']),
    );
    expect(new Set(active.referrals.map(({ status }) => status))).toEqual(
      new Set(['approved', 'pending', 'denied']),
    );
    expect(new Set(active.transactions.map(({ cardId }) => cardId)).size).toBe(2);
    expect(active.tickets.length).toBeGreaterThan(0);
  },
);

test.each(demoTenants)(
  'refunds some purchases at $id, each once and whole, and sells more in December than in January',
  ({ id }) => {
    const now = new Date('2027-02-20T12:00:00.000Z');
    const { transactions } = rowsOf(id, 'active', now);
    const refunds = transactions.filter(({ amountCents }) => amountCents < 0);
    expect(refunds.length).toBeGreaterThan(0);
    for (const { cardId, brand, amountCents, purchasedAt, ...refund } of refunds) {
      const bought = transactions.filter(
        (each) => each.cardId === cardId && each.brand === brand && each.amountCents === -amountCents,
      );
      expect(bought.map(({ rewardStatus }) => rewardStatus)).toEqual(['ineligible']);
      expect(bought.every((each) => each.purchasedAt < purchasedAt)).toBe(true);
      expect(refund).toMatchObject({ roundUpAmountCents: 0, contributionCents: 0, rewardStatus: null });
    }
    const count = (month: string) =>
      transactions.filter(({ purchasedAt }) => monthOf(purchasedAt) === month).length;
    expect(count('2026-12')).toBeGreaterThan(count('2027-01'));
  },
);

test('draws giveaway tickets with no number twice in a month of a tenant', () => {
  for (const { id } of demoTenants) {
    const tickets = demoStates.flatMap(
      (state) => rowsOf(id, state, new Date('2026-11-20T12:00:00.000Z')).tickets,
    );
    const keys = tickets.map(({ month, number }) => `${month} ${number}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('gives the same members for the same instant', () => {
  for (const { tenant, state, now, rows } of members.slice(0, 45))
    expect(rowsOf(tenant.id, state, now)).toEqual(rows);
});
