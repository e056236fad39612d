import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { cardSchema, hasOnlyAmex, type Card } from '#machines/domain/card.ts';
import { clientSchema, hasTierPages, versionOf } from '#machines/domain/client.ts';
import { isActiveChurned, isAdmin, isMember, mustActivate, sessionSchema } from '#machines/domain/member.ts';
import { body, id, inEnglish, money, page, toMajorUnits } from '#machines/domain/wire.ts';
import { samples, user } from './api-stub.ts';

describe('money on the wire', () => {
  test.each([
    [12.34, 1234],
    ['12.34', 1234],
    [0.1 + 0.2, 30],
    [1.1, 110],
    [4.35, 435],
    ['.5', 50],
    ['+7.', 700],
    [`12.34${'9'.repeat(60)}`, 1235],
    [-0.001, 0],
    ['-1', -100],
    [0, 0],
  ])('[HTTP-01] %s is %d cents', (major, cents) => {
    expect(v.parse(money, major)).toBe(cents);
  });

  test.each([
    null,
    undefined,
    '',
    ' 1',
    '1,5',
    '1e3',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    true,
    {},
  ])('[HTTP-01] %j is no money', (major) => {
    expect(v.is(money, major)).toBe(false);
  });

  test('[HTTP-01] goes to the wire and back without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(v.parse(money, toMajorUnits(cents))).toBe(cents);
        expect(v.parse(money, toMajorUnits(cents).toFixed(2))).toBe(cents);
      }),
    );
  });
});

describe('a body', () => {
  const schema = body(v.object({ data: v.optional(v.array(v.number())), a: v.optional(v.number()) }));

  test('[HTTP-01] is read at the top or one level deeper, and a list under data stays where it is', () => {
    expect(v.parse(schema, { a: 1 })).toEqual({ a: 1 });
    expect(v.parse(schema, { data: { a: 1 } })).toEqual({ a: 1 });
    expect(v.parse(schema, { data: [1] })).toEqual({ data: [1] });
    expect(v.parse(schema, { data: { data: [1] } })).toEqual({ data: [1] });
    expect(v.is(schema, null)).toBe(false);
  });

  test('[HTTP-01] drops what it does not know', () => {
    expect(v.parse(schema, { a: 1, admin: true })).toEqual({ a: 1 });
  });

  test('[HTTP-01] of a list knows its page, and has the usual one by default', () => {
    expect(v.parse(page(id), { items: [1, 'b'] })).toEqual({
      items: ['1', 'b'],
      pageNumber: 1,
      pageSize: 20,
      total: 2,
    });
  });

  test('[FRMT-05] is read in English where it has several languages', () => {
    expect(inEnglish({ fr: 'Or', en: 'Gold' })).toBe('Gold');
    expect(inEnglish({ fr: 'Or' })).toBe('Or');
    expect(inEnglish({})).toBe('');
  });
});

describe('a session', () => {
  const read = (rest: object, over: object = {}) =>
    v.parse(sessionSchema, { user: { ...user, ...over }, ...rest });

  test('[HTTP-01] prefers the outer membership and tickets to those of the user', () => {
    const session = read(
      { membership: { status: 'OVERDUE' }, lotteryTicketNumbers: [9] },
      { lotteryNumbers: [1] },
    );
    expect(session).toMatchObject({ membership: { status: 'overdue' }, lotteryTicketNumbers: ['9'] });
    expect(read({}, { lotteryNumbers: [1] })).toMatchObject({
      membership: { status: 'active' },
      lotteryTicketNumbers: ['1'],
    });
    expect(read({ membership: null }, { membership: null })).toMatchObject({ membership: null });
  });

  test.each(['frozen', '', 'ACTIVE ', 'deleted'])(
    '[NAV-03] with the status "%s" is not taken for active',
    (status) => {
      expect(read({ membership: { status } }).membership?.status).toBe('unknown');
    },
  );

  test.each(['root', 'admins', null, 1])('[NAV-02] with the permission %j is no admin', (permissionFlag) => {
    expect(isAdmin(read({}, { permissionFlag }))).toBe(false);
  });

  test('[NAV-02] distinguishes admins, members and people who have not joined', () => {
    expect(isAdmin(read({}, { permissionFlag: 'admin' }))).toBe(true);
    expect(isMember(read({}, { isMember: true }))).toBe(true);
    expect(isMember(read({}, { isMember: true, membership: null }))).toBe(false);
    expect(isMember(read({}, { isMember: 0 }))).toBe(false);
    expect(isMember(read({}, {}))).toBe(true);
  });

  test('[NAV-03] distinguishes active-churned and imported members', () => {
    const membershipOf = (membership: object) => {
      const { membership: read_ } = read({ membership });
      if (read_ === null) throw new Error('no membership');
      return read_;
    };
    const currentSubscription = { endsAt: '2026-12-01T00:00:00Z' };
    expect(isActiveChurned(membershipOf({ status: 'churned', currentSubscription }))).toBe(true);
    expect(isActiveChurned(membershipOf({ status: 'churned' }))).toBe(false);
    expect(isActiveChurned(membershipOf({ status: 'active', currentSubscription }))).toBe(false);
    expect(
      mustActivate(membershipOf({ status: 'active', importStatus: 'incomplete', membershipTierId: 1 })),
    ).toBe(true);
    expect(mustActivate(membershipOf({ status: 'active', importStatus: 'INCOMPLETE' }))).toBe(false);
    expect(mustActivate(membershipOf({ status: 'active', membershipTierId: 1 }))).toBe(false);
  });

  test('[AUTH-07] that is no session is refused', () => {
    for (const raw of [{}, { user: null }, { user: {} }, { user: { id: '', email: null } }, [], 'Ada']) {
      expect(v.is(sessionSchema, raw)).toBe(false);
    }
  });
});

describe('a card', () => {
  const raw = samples.cards.items[0];
  const card = (over: Partial<Record<keyof Card, unknown>>) => v.parse(cardSchema, { ...raw, ...over });

  test.each([
    ['Visa', 'visa'],
    ['MASTERCARD', 'mastercard'],
    ['mastercard', 'mastercard'],
    ['American Express', 'amex'],
    ['amex', 'amex'],
    ['Discover', 'other'],
    ['toString', 'other'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('[CARD-02] of "%s" is %s', (text, system) => {
    expect(card({ system: text }).system).toBe(system);
  });

  test('[CARD-06] only-Amex needs an active card, and every active one to be American Express', () => {
    const amex = card({});
    const visa = card({ system: 'visa' });
    const paused = card({ system: 'visa', status: 'paused' });
    expect(hasOnlyAmex([])).toBe(false);
    expect(hasOnlyAmex([amex])).toBe(true);
    expect(hasOnlyAmex([amex, paused])).toBe(true);
    expect(hasOnlyAmex([amex, visa])).toBe(false);
    expect(hasOnlyAmex([card({ status: 'paused' })])).toBe(false);
  });
});

describe('a client', () => {
  const client = (over: object) =>
    v.parse(clientSchema, { name: 'Harbor', featureFlags: {}, membershipModel: 'round_up', ...over });

  test.each([
    ['round_up', false, 'roundup', false],
    ['subscription', false, 'subscription', true],
    ['round_up_subscription', false, 'subscription', true],
    ['round_up', true, 'whitelabel', false],
    ['round_up_subscription', true, 'whitelabel', true],
  ])('[BOOT-01] %s, white label %s, is %s', (membershipModel, whiteLabeled, version, tierPages) => {
    const read = client({ membershipModel, featureFlags: { whiteLabeled } });
    expect(versionOf(read)).toBe(version);
    expect(hasTierPages(read)).toBe(tierPages);
  });

  test('[BOOT-09] has a tag-manager id only of the one form', () => {
    expect(client({ gtmId: 'GTM-AB12CD' }).gtmId).toBe('GTM-AB12CD');
    for (const gtmId of ['GTM-', 'gtm-ab12cd', 'GTM-AB12CD&x=1', '//evil.example', 7, null]) {
      expect(client({ gtmId }).gtmId).toBeNull();
    }
  });

  test('[JOIN-02] has a landing page only at a web address', () => {
    expect(client({ landingPageUrl: 'https://harbor.example/join' }).landingPageUrl).toBe(
      'https://harbor.example/join',
    );
    for (const landingPageUrl of ['javascript:alert(1)', 'https://a@evil.example', '//evil.example', '']) {
      expect(client({ landingPageUrl }).landingPageUrl).toBeNull();
    }
  });

  test('[HTTP-01] may come without an id, and with one of any kind', () => {
    expect(client({}).id).toBe('');
    expect(client({ id: 7 }).id).toBe('7');
  });

  test('[FRMT-01] pays in the currency that it names, and in dollars of the United States without one', () => {
    expect(client({ currencyCode: 'CAD' }).currencyCode).toBe('CAD');
    expect(client({ currencyCode: 'eur' }).currencyCode).toBe('EUR');
    for (const currencyCode of [undefined, null, '', ' ', {}, true])
      expect(client({ currencyCode }).currencyCode).toBe('USD');
  });
});
