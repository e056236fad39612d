import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { clientSchema } from '#machines/domain/client.ts';
import { plainToken, withoutSignUpEntry, type SignUpEntry } from '#machines/domain/sign-up-entry.ts';
import { parseSignUpEntry } from '#machines/domain/sign-up-link.ts';
import { tierSchema } from '#machines/domain/tier.ts';

const tiers = [
  {
    id: 't-gold',
    name: 'Gold',
    price: 20,
    membershipTierPlans: [
      { id: 'p-month', price: 20, frequency: 'month' },
      { id: 'p-year', price: 200, frequency: 'year' },
    ],
  },
  { id: 't-free', name: 'Supporter', price: -1 },
].map((tier) => v.parse(tierSchema, tier));

const clientWith = (destinations: boolean) =>
  v.parse(clientSchema, {
    name: 'Varsity',
    featureFlags: { destinations },
    destinations: [{ code: 'boston' }],
    membershipModel: 'subscription',
  });

const nothing: SignUpEntry = {
  referralCode: null,
  tierId: null,
  tierPlanId: null,
  maxRoundUp: null,
  affiliateId: null,
  destinationCode: null,
};

const entryOf = (search: string, destinations = true) =>
  parseSignUpEntry(search, { tiers, client: clientWith(destinations) });

describe('a sign-up link', () => {
  test('[JOIN-01] brings everything at once, and leaves the rest of the address alone', () => {
    const search =
      '?utm_source=mail&referralcode=ABC&tier=gold&plan=year&maxRoundUp=20.50&affid=a-1&dest=boston&lang=en%20US';
    expect(entryOf(search)).toEqual({
      referralCode: 'ABC',
      tierId: 't-gold',
      tierPlanId: 'p-year',
      maxRoundUp: 2050,
      affiliateId: 'a-1',
      destinationCode: 'boston',
    });
    expect(withoutSignUpEntry(search)).toBe('?utm_source=mail&lang=en%20US');
  });

  test('[JOIN-01] without any parameter brings nothing', () => {
    for (const search of ['', '?', '?other=1']) expect(entryOf(search)).toEqual(nothing);
    const blank = '?tier=&plan=&maxRoundUp=&affid=&dest=&referralcode=&REFERRALCODE=';
    expect([entryOf(blank), withoutSignUpEntry(blank)]).toEqual([nothing, '']);
  });

  test.each(['', '?', '?utm_source=a+b&x', '?token=%E0%A4%A', '?Tier=gold'])(
    '[JOIN-01] leaves an address without its parameters as it is: %j',
    (search) => {
      expect(withoutSignUpEntry(search)).toBe(search);
    },
  );

  test('[JOIN-01] takes the referral code in both spellings', () => {
    expect(entryOf('?REFERRALCODE=ABC').referralCode).toBe('ABC');
    expect(entryOf('?ReferralCode=ABC').referralCode).toBeNull();
  });

  test.each(['gold', 'GOLD', 'Gold', '%20gold%20'])('[JOIN-01] finds the tier in any case: %s', (name) => {
    expect(entryOf(`?tier=${name}`)).toMatchObject({ tierId: 't-gold', tierPlanId: 'p-month' });
  });

  test.each(['platinum', 't-gold', '<b>'])('[JOIN-01] ignores the unknown tier %s', (name) => {
    expect(entryOf(`?tier=${name}&plan=year`)).toEqual(nothing);
  });

  test.each([
    ['year', 'p-year'],
    ['YEAR', 'p-year'],
    ['month', 'p-month'],
    ['week', 'p-month'],
    ['annual', 'p-month'],
  ])('[JOIN-01] reads the plan %s', (plan, id) => {
    expect(entryOf(`?tier=gold&plan=${plan}`).tierPlanId).toBe(id);
  });

  test('[JOIN-01] has no plan for a tier without plans', () => {
    expect(entryOf('?tier=supporter&plan=year')).toMatchObject({ tierId: 't-free', tierPlanId: null });
  });

  test.each([
    ['20', 2000],
    ['20.5', 2050],
    ['0', null],
    ['-3', null],
    ['twenty', null],
    ['1e3', null],
    ['Infinity', null],
    ['1,000', null],
  ])('[JOIN-01] reads maxRoundUp=%s as %s', (text, cents) => {
    expect(entryOf(`?maxRoundUp=${text}`).maxRoundUp).toBe(cents);
  });

  test.each([
    ['?affid=null&affid=&affid=a-1&affid=a-2', 'a-1'],
    ['?affid=null,,a-1,a-2', 'a-1'],
    ['?affid=null', null],
    ['?affid=%3Cimg%20onerror%3E&affid=a-2', 'a-2'],
  ])('[JOIN-01] takes the first affiliate that counts of %s', (search, id) => {
    expect(entryOf(search).affiliateId).toBe(id);
  });

  test('[JOIN-01] stores a destination only if the client has it and the flag is on', () => {
    expect(entryOf('?dest=boston').destinationCode).toBe('boston');
    expect(entryOf('?dest=boston', false).destinationCode).toBeNull();
    expect(entryOf('?dest=paris').destinationCode).toBeNull();
  });

  test('[JOIN-01] whatever it says, brings plain tokens only and never throws', () => {
    const name = fc.constantFrom(
      'referralcode',
      'REFERRALCODE',
      'tier',
      'plan',
      'maxRoundUp',
      'affid',
      'dest',
      'x',
    );
    const link = fc
      .array(fc.tuple(name, fc.string({ unit: 'binary' })))
      .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));
    fc.assert(
      fc.property(link, (search) => {
        const { maxRoundUp, ...tokens } = entryOf(search);
        for (const token of Object.values(tokens))
          expect(token === null || v.is(plainToken, token)).toBe(true);
        expect(maxRoundUp === null || (Number.isInteger(maxRoundUp) && maxRoundUp > 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
