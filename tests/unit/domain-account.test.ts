import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  emailChangeFrom,
  emailChangeSchema,
  passwordChangeSchema,
} from '#machines/domain/account-changes.ts';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { periodOf, yearOf, yearPeriod } from '#machines/domain/giving.ts';
import { profileForms } from '#machines/domain/profile.ts';
import { profileCompleteness } from '#machines/domain/profile-completeness.ts';
import { placeOf, searchOf } from '#machines/account/account-place.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';

/** The first thing that is wrong with each field, as a form shows it. */
function issuesOf(schema: v.GenericSchema, input: unknown) {
  const issues = (v.safeParse(schema, input).issues ?? []).map(
    ({ path, message }) => [path?.[0]?.key, message] as const,
  );
  return issues.filter(([field], index) => issues.findIndex(([other]) => other === field) === index);
}

describe('the rules of the account’s forms', () => {
  test.each([
    ['a@b.co', 'A@B.co', []],
    ['a@b.co', 'a@c.co', [['emailConfirmation', 'emailsDiffer']]],
    ['nobody', 'nobody', [['email', 'emailInvalid']]],
    [
      '',
      '',
      [
        ['email', 'emailMissing'],
        ['emailConfirmation', 'emailAgainMissing'],
      ],
    ],
  ])('[FRMT-03] the emails %j and %j', (email, emailConfirmation, issues) => {
    const currentPassword = 'Demo!2345';
    expect(issuesOf(emailChangeSchema, { email, emailConfirmation, currentPassword })).toEqual(issues);
  });

  test('[LIFE-09] the present email is none to change to, however it is written', () => {
    const [email, currentPassword] = ['ADA@example.com', 'Demo!2345'];
    const form = { email, emailConfirmation: email, currentPassword };
    expect(issuesOf(emailChangeFrom('ada@example.com'), form)).toEqual([['email', 'emailUnchanged']]);
    expect(issuesOf(emailChangeFrom('bob@example.com'), form)).toEqual([]);
  });

  test('[FRMT-03] the current password must be there, the new one strong and twice the same', () => {
    expect(
      issuesOf(passwordChangeSchema, {
        currentPassword: '',
        password: 'weak',
        passwordConfirmation: 'other',
      }),
    ).toEqual([
      ['currentPassword', 'currentPasswordMissing'],
      ['password', 'passwordWeak'],
      ['passwordConfirmation', 'passwordsDiffer'],
    ]);
  });

  test.each([
    ['sixty letters', 'a'.repeat(60), []],
    ['a right-to-left name', 'נועה', []],
    ['a composed name', 'Zoë-Ann O’Neil', []],
    ['an emoji', 'Ada 🎉', [['firstName', 'firstNameInvalid']]],
    ['eighty-one letters', 'a'.repeat(81), [['firstName', 'firstNameInvalid']]],
  ])('[FRMT-03] %s as a first name', (_, firstName, issues) => {
    expect(issuesOf(profileForms.name, { firstName, lastName: 'Moss' })).toEqual(issues);
  });
});

describe('the profile', () => {
  const { user } = sampleSessions.active;
  const address = {
    street: '1 Elm St',
    city: 'Boston',
    region: 'MA',
    postalCode: '02134',
    country: 'US',
  } as const;

  test.each([
    [{ firstName: '', phone: '', address: {} }, 'incomplete', ['name', 'phone', 'address']],
    [{ phone: '617 555 0100', address: { ...address, city: '' } }, 'incomplete', ['address']],
    [{ phone: '617 555 0100', address: { ...address, country: null } }, 'incomplete', ['address']],
    [{ phone: '', address }, 'incomplete', ['phone']],
    [{ phone: '617 555 0100', address }, 'complete', []],
  ] as const)('[MEMB-07] %j is %s', (change, status, missing) => {
    const blank = { street: '', city: '', region: '', postalCode: '', country: null };
    const changed = { ...user, ...change, address: { ...blank, ...change.address } };
    expect(profileCompleteness(changed)).toEqual({ status, missing });
  });
});

describe('the address of the account page', () => {
  test.each([
    [{}, { view: 'account', row: null }],
    [{ edit: 'phone' }, { view: 'account', row: 'phone' }],
    [{ edit: '__proto__' }, { view: 'account', row: null }],
    [{ receipt: 'charge-1' }, { view: 'receipt', of: 'charge', id: 'charge-1', back: 'account' }],
    [
      { withdrawal: 'payout-1', back: 'login' },
      { view: 'receipt', of: 'withdrawal', id: 'payout-1', back: 'account' },
    ],
    [
      { withdrawal: 'payout-1', back: 'home' },
      { view: 'receipt', of: 'withdrawal', id: 'payout-1', back: 'home' },
    ],
    [{ withdrawal: '<b>' }, { view: 'account', row: null }],
    [{ receipt: '../users/me' }, { view: 'account', row: null }],
    [
      { from: '2026-01-01', to: '2026-12-31' },
      { view: 'statement', period: { from: '2026-01-01', to: '2026-12-31' } },
    ],
    [
      { from: '2026-02-30', to: '2026-12-31' },
      { view: 'account', row: null },
    ],
    [
      { from: '2026-12-31', to: '2026-01-01' },
      { view: 'account', row: null },
    ],
    [{ from: '2026-01-01' }, { view: 'account', row: null }],
  ])('[R42] [R43] %j asks for %j', (search, place) => {
    expect(placeOf(search)).toEqual(place);
  });

  test.each([
    { view: 'account', row: null },
    { view: 'account', row: 'address' },
    { view: 'receipt', of: 'charge', id: 'charge-1', back: 'account' },
    { view: 'receipt', of: 'withdrawal', id: 'payout-1', back: 'activity' },
    { view: 'statement', period: { from: '2026-03-01', to: '2026-03-31' } },
  ] as const)('[R42] is written as it is read: %j', (place) => {
    expect(placeOf(searchOf(place))).toEqual(place);
  });
});

describe('a statement and a receipt', () => {
  test('[R43] a whole year is distinguished from any other period', () => {
    expect(yearOf(yearPeriod(2026))).toBe(2026);
    expect(yearOf({ from: '2026-01-01', to: '2026-12-30' })).toBeNull();
    expect(yearOf({ from: '2025-01-01', to: '2026-12-31' })).toBeNull();
    expect(periodOf(yearPeriod(2024))).toEqual({ from: '2024-01-01', to: '2024-12-31' });
  });

  test('[ACCT-02] a receipt has a number that can be read out', () => {
    expect(receiptNumber({ id: '1f0c9a7b-0000-4000-8000-000000000001' })).toBe('R-1F0C9A7B');
  });
});
