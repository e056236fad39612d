import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { activationSchema } from '#machines/domain/activation.ts';
import { affinitiesSchema } from '#machines/domain/affinity.ts';
import { withCard } from '#machines/domain/card.ts';
import { credentialsSchema } from '#machines/domain/credentials.ts';
import { enrolmentSchema } from '#machines/domain/enrolment.ts';
import { hostedCardSchema } from '#machines/domain/hosted-card.ts';
import { signUpAccountSchema } from '#machines/domain/sign-up-account.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { keysOf } from './domain-issues.ts';

const password = { password: 'Demo!2345', passwordConfirmation: 'Demo!2345' };
const person = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' };

describe('the account form', () => {
  test('[JOIN-04] is read whole, as it comes from the page', () => {
    const entered = { ...person, ...password, maxRoundUp: '$25.50', over18: 'on' };
    expect(v.parse(signUpAccountSchema, entered)).toEqual({
      ...person,
      ...password,
      maxRoundUp: 2550,
      newsletter: false,
      over18: true,
    });
  });

  test('[JOIN-04] knows no other fields', () => {
    const entered = { ...person, ...password, over18: true, permissionFlag: 'admin', isMember: true };
    expect(v.parse(signUpAccountSchema, entered)).toEqual({
      ...person,
      ...password,
      maxRoundUp: null,
      newsletter: false,
      over18: true,
    });
  });

  test('[JOIN-04] names every field that is missing at once', () => {
    const blank = { firstName: '', lastName: ' ', email: '', password: '', passwordConfirmation: '' };
    expect(keysOf(signUpAccountSchema, blank)).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
      email: 'emailMissing',
      over18: 'over18Missing',
      password: 'passwordMissing',
      passwordConfirmation: 'passwordAgainMissing',
    });
  });

  test('[JOIN-04] names every field that is wrong at once, passwords that differ among them', () => {
    const entered = {
      firstName: 'Ada2',
      lastName: '<b>',
      email: 'ada',
      maxRoundUp: '-1',
      password: 'Demo!2345',
      passwordConfirmation: 'demo',
    };
    expect(keysOf(signUpAccountSchema, entered)).toEqual({
      firstName: 'firstNameInvalid',
      lastName: 'lastNameInvalid',
      email: 'emailInvalid',
      maxRoundUp: 'capTooLow',
      over18: 'over18Missing',
      passwordConfirmation: 'passwordsDiffer',
    });
  });
});

describe('the other forms of joining', () => {
  test('[AUTH-05] an activation has a password and an agreement', () => {
    expect(v.parse(activationSchema, { ...password, over18: 'on', newsletter: 'on' })).toEqual({
      ...password,
      over18: true,
      newsletter: true,
    });
    expect(keysOf(activationSchema, { password: 'weak', passwordConfirmation: 'weak' })).toEqual({
      over18: 'over18Missing',
      password: 'passwordWeak',
    });
  });

  test('[JOIN-09] an enrolment has a cap, or none, and an agreement', () => {
    expect(v.parse(enrolmentSchema, { over18: 'on', maxRoundUp: '' })).toEqual({
      maxRoundUp: null,
      newsletter: false,
      over18: true,
    });
    expect(keysOf(enrolmentSchema, { maxRoundUp: 'much' })).toEqual({
      maxRoundUp: 'capInvalid',
      over18: 'over18Missing',
    });
  });

  test('[AUTH-01] a login takes any password, of an account that is older than the rules', () => {
    expect(v.parse(credentialsSchema, { email: ' ada@example.com', password: ' x ' })).toEqual({
      email: 'ada@example.com',
      password: ' x ',
    });
    expect(keysOf(credentialsSchema, { email: '', password: '' })).toEqual({
      email: 'emailMissing',
      password: 'passwordMissing',
    });
  });
});

describe('what the hosted form reports', () => {
  const platformData = { token: 'tok_visa_4242_x', lastDigits: '4242' };

  test('[CARD-01] is a name, a system and the data of the provider, and nothing else', () => {
    const reported = { name: 'Ada', system: 'visa', platformData, number: '4242424242424242' };
    expect(v.parse(hostedCardSchema, reported)).toEqual({ name: 'Ada', system: 'visa', platformData });
  });

  test.each([undefined, null, 7, 'x'.repeat(201)])('[CARD-01] may lack a name: %j', (name) => {
    expect(v.parse(hostedCardSchema, { name, system: 'visa', platformData }).name).toBe('');
  });

  test.each([undefined, null, 7, '', 'x'.repeat(201)])('[BACK-06] may lack a system: %j', (system) => {
    expect(v.parse(hostedCardSchema, { name: 'Ada', system, platformData }).system).toBe('');
  });

  test.each([{ a: [{ b: null }] }, '{"token":"tok"}', 'tok_1', 7, true, ['tok', 1], '', 0, null, undefined])(
    '[BACK-06] has whatever data its provider likes, as it came: %j',
    (data) => {
      const { platformData: taken } = v.parse(hostedCardSchema, { system: 'visa', platformData: data });
      expect(taken).toEqual(data);
    },
  );

  test.each([null, 'visa', {}, { name: null, system: undefined, platformData: null }, { token: 'tok' }])(
    '[CARD-01] is refused when it is %j',
    (reported) => {
      expect(v.is(hostedCardSchema, reported)).toBe(false);
    },
  );
});

describe('a card that was just linked', () => {
  const other = { ...sampleCard, id: 'card-2' };

  test('[CARD-05] takes the place of the one with its id, or comes last', () => {
    const renamed = { ...sampleCard, name: 'New' };
    expect(withCard([], sampleCard)).toEqual([sampleCard]);
    expect(withCard([other], sampleCard)).toEqual([other, sampleCard]);
    expect(withCard([sampleCard, other], renamed)).toEqual([renamed, other]);
  });
});

describe('affinities', () => {
  test('[JOIN-06] may have no picture, and none of them may be chosen', () => {
    expect(v.parse(affinitiesSchema, { items: [{ id: 1, name: 'Rowing', imagePath: null }] })).toEqual({
      items: [{ id: '1', name: 'Rowing', imagePath: '' }],
      selectedId: null,
    });
    expect(v.parse(affinitiesSchema, { items: [], selectedId: 2 })).toEqual({ items: [], selectedId: '2' });
  });

  test.each([{}, { items: null }, 7])('[JOIN-06] are refused when they are %j', (reported) => {
    expect(v.is(affinitiesSchema, reported)).toBe(false);
  });

  test.each([{ id: 1 }, { name: 'Rowing' }, null])('[BACK-03] without %j are the others', (row) => {
    const { items } = v.parse(affinitiesSchema, { items: [row, { id: 2, name: 'Chess' }] });
    expect([items, skippedIn(items)]).toEqual([[{ id: '2', name: 'Chess', imagePath: '' }], 1]);
  });
});
