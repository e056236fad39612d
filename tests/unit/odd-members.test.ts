import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { withModel, clientSchema } from '#machines/domain/client.ts';
import { changedUserSchema, isMember, sessionSchema } from '#machines/domain/member.ts';
import { firstChoice, planAt } from '#machines/domain/plan-frequency.ts';
import { openTiers } from '#machines/domain/plan-choice.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { tierSchema, type Tier } from '#machines/domain/tier.ts';
import { factsOfMembership } from '#src/app/membership-facts.ts';

const period = { membershipTierId: 't-1', membershipTierPlanId: 'p-1', endsAt: '2026-12-24' };
const person = { id: 'u-1', email: 'ada@example.com', isMember: true };
const endsAt = '2026-12-24T00:00:00.000Z';

const tier = (over: object): Tier =>
  v.parse(tierSchema, { id: 't-1', name: 'Gold', price: 20, isFixedTier: true, ...over });

const plan = (over: object) => ({ id: 'p-1', price: 20, frequency: 'month', ...over });

function membershipOf(user: object, membership?: unknown) {
  const session = v.parse(sessionSchema, { user: { ...person, ...user }, membership });
  if (session.membership === null) throw new Error('no membership');
  return session.membership;
}

describe('a membership', () => {
  test('[BACK-03] has of its user what it does not say itself', () => {
    const user = {
      currentSubscription: period,
      currentTier: { id: 't-1' },
      currentTierPlan: 'p-1',
      newsletter: 1,
      lotteryNumbers: [11],
    };
    expect(membershipOf(user, { status: 'ACTIVE', currentSubscription: null })).toMatchObject({
      status: 'active',
      membershipTierId: 't-1',
      membershipTierPlanId: 'p-1',
      newsletter: true,
      currentSubscription: { membershipTierId: 't-1', membershipTierPlanId: 'p-1', endsAt },
    });
    const own = { ...period, membershipTierId: 't-2' };
    expect(
      membershipOf(user, { status: 'active', membershipTierId: 't-2', currentSubscription: own }),
    ).toMatchObject({ membershipTierId: 't-2', currentSubscription: { membershipTierId: 't-2' } });
    expect(v.parse(sessionSchema, { user: { ...person, ...user } }).lotteryTicketNumbers).toEqual(['11']);
  });

  test.each([
    ['that is active', { status: 'active' }, {}],
    ['whose user is subscribed', { status: 'mystery' }, { isSubscribed: '1' }],
    ['of whose period there is an id', { status: 'overdue', currentSubscription: 'sub_1' }, {}],
    ['of whose period there is no end', { status: 'active', currentSubscription: { endsAt: 'soon' } }, {}],
  ])('[BACK-03] %s runs, though nobody knows until when', (_, membership, user) => {
    expect(membershipOf(user, membership).currentSubscription).toMatchObject({ endsAt: null });
  });

  test('[BACK-03] without a period says so by null, and invites nobody to pay again otherwise', () => {
    const tiers = [tier({})];
    const facts = (membership: object) => factsOfMembership(membershipOf({}, membership), tiers).situation;
    expect(facts({ status: 'active', currentSubscription: null })).toBe('notStarted');
    expect(facts({ status: 'active' })).toBe('running');
    expect(facts({ status: 'frozen' })).toBe('unclear');
    expect(facts({ status: 'frozen', currentSubscription: period })).toBe('running');
    expect(facts({ status: 'churned' })).toBe('ended');
  });

  test('[BACK-03] that is of another type is one of an unknown status', () => {
    const session = v.parse(sessionSchema, {
      user: { id: 1, currentSubscription: period },
      membership: 'gold',
    });
    expect([isMember(session), session.membership?.status]).toEqual([true, 'unknown']);
    expect(session.membership?.currentSubscription).toMatchObject({ endsAt });
  });

  test('[BACK-03] loses of its periods those that say nothing', () => {
    const { membershipSubscriptions: all } = membershipOf(
      {},
      { status: 'active', membershipSubscriptions: [period, null, { membershipTierId: 't-1' }] },
    );
    expect([all.map((each) => each.endsAt), skippedIn(all)]).toEqual([[endsAt, null], 1]);
  });
});

describe('a tier', () => {
  test('[BACK-03] has the plans that can be sold', () => {
    const gold = tier({
      membershipTierPlans: [
        plan({}),
        plan({ id: 'p-2', frequency: 'quarter' }),
        plan({ id: 'p-3', price: 'free' }),
      ],
    });
    expect(gold.membershipTierPlans.map(({ id }) => id)).toEqual(['p-1']);
    expect([skippedIn(gold.membershipTierPlans), gold.hidden]).toEqual([2, false]);
  });

  test('[BACK-03] of whose plans none can be sold is known, and not offered', () => {
    const gold = tier({ membershipTierPlans: [plan({ frequency: 'quarter' })] });
    expect([gold.name, gold.hidden, openTiers([gold]), firstChoice([gold])]).toEqual([
      'Gold',
      true,
      [],
      null,
    ]);
    expect(tier({ frequency: 'week' }).hidden).toBe(true);
    expect(tier({ frequency: 'week', membershipTierPlans: [plan({})] }).hidden).toBe(false);
  });

  test('[BACK-03] is paid by the month in any case, and costs what its plan does where it does not say', () => {
    const gold = tier({
      price: null,
      frequency: 'MONTH',
      membershipTierPlans: [plan({ frequency: 'YEAR', price: '200' })],
    });
    expect([gold.price, gold.frequency, planAt(gold, 'year').plan?.price]).toEqual([20_000, 'month', 20_000]);
  });

  test('[BACK-03] says nothing where a benefit or a chip has no words', () => {
    const gold = tier({
      benefits: [{ en: null }, 'Stickers', { en: '5 tickets' }, { key: 7, count: '5', text: 'Tickets' }],
      labels: 'New',
      membershipTierPlans: [plan({ chipText: '' })],
    });
    expect(gold.benefits.map(({ text }) => text)).toEqual([
      { en: 'Stickers' },
      { en: '5 tickets' },
      { en: 'Tickets' },
    ]);
    expect([gold.labels, gold.membershipTierPlans[0]?.chipText]).toEqual([{ en: 'New' }, {}]);
  });
});

describe('a configuration', () => {
  const client = (over: object) => v.parse(clientSchema, { name: 'Harbor', ...over });

  test.each([
    [true, true],
    [1, true],
    ['0', false],
    ['referral-rock', true],
    [{ id: 7 }, true],
    [{}, true],
    [[], false],
    [null, false],
    ['', false],
  ])('[BACK-03] has a referral program that is %j: %s', (referralProgram, has) => {
    expect(client({ referralProgram }).referralProgram).toBe(has);
  });

  test('[BACK-03] has no feature where it names none, but for the reminder, which its tickets decide', () => {
    for (const featureFlags of [undefined, null, [], 'all', { videosPage: 0 }]) {
      const { sweepstakesReminder, ...others } = client({ featureFlags }).featureFlags;
      expect(sweepstakesReminder).toBe(true);
      expect(Object.values(others)).toEqual(Array.from({ length: 8 }, () => false));
    }
    expect(client({ featureFlags: { videosPage: 1 } }).featureFlags.videosPage).toBe(true);
  });

  test('[BACK-03] of a model that nobody knows has the one that its tiers have', () => {
    const odd = client({ membershipModel: 'points' });
    expect(withModel(odd, [tier({})]).membershipModel).toBe('subscription');
    expect(withModel(odd, [tier({ isFixedTier: false, price: -1 })]).membershipModel).toBe('round_up');
    expect(withModel(client({ membershipModel: 'ROUND_UP' }), [tier({})]).membershipModel).toBe('round_up');
  });

  test('[BACK-03] offers the ways of signing in that the app has', () => {
    const { socialProviders } = client({ socialProviders: ['Google', 'myspace', 'apple'] });
    expect([socialProviders, skippedIn(socialProviders)]).toEqual([['google', 'apple'], 1]);
  });
});

describe('an address', () => {
  const address = {
    street: '1 Main St',
    city: 'Austin',
    region: 'TX',
    postalCode: '78701',
    country: 'US',
  };
  test.each([
    ['in its place', { address }],
    ['among the other fields', address],
    [
      'with a state and a zip',
      { street: '1 Main St', city: 'Austin', state: 'TX', zip: '78701', country: 'us' },
    ],
    ['in its place, before other fields', { address, street: 'Elsewhere' }],
  ])('[BACK-03] is read where it stands %s, after a change, too', (_, fields) => {
    const user = { ...person, ...fields };
    expect(v.parse(sessionSchema, { user }).user.address).toEqual(address);
    expect(v.parse(changedUserSchema, user).address).toEqual(address);
  });

  test('[BACK-03] is blank where nothing is known', () => {
    const blank = { street: '', city: '', region: '', postalCode: '', country: null };
    expect(v.parse(sessionSchema, { user: person }).user.address).toEqual(blank);
    expect(v.parse(sessionSchema, { user: { ...person, address: [] } }).user.address).toEqual(blank);
  });
});
