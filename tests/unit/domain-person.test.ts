import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { emailField, emailFormSchema } from '#machines/domain/email.ts';
import { initialsOf } from '#machines/domain/initials.ts';
import { firstNameField, lastNameField } from '#machines/domain/person-name.ts';
import { keysOf } from './domain-issues.ts';

describe('a name', () => {
  test.each([
    'Ada',
    'X',
    'José',
    'Jose\u0301',
    "O'Brien",
    'O’Brien',
    'Jean-Luc',
    'Mary Ann',
    'de la Cruz',
    'Smith, Jr.',
    'Jane & John',
    'Jane&John',
    'Jane + John',
    'Анна',
    'Łukasz',
    'Đặng',
    '李',
    'さくら',
    '지우',
    'محمد',
    'שרה',
    'अनिता',
    'ไพลิน',
    "'t Hooft",
    '’t Hooft',
    'O‘Brien',
    'Jean\u2010Luc',
    'Jean\u2011Luc',
    'Gal·la',
    'בן\u05beגוריון',
    'ג\u05f3ורג\u05f3',
    'רמב\u05f4ם',
    'امیر\u200cعلی',
    'क्\u200dष',
    'マリア・ガルシア',
    'བསྟན\u0f0bའཛིན',
    'a'.repeat(80),
  ])('[FRMT-03] %j is one, and is trimmed', (name) => {
    expect(v.parse(firstNameField, ` ${name}\t`)).toBe(name);
    expect(v.parse(lastNameField, `${name} `)).toBe(name);
  });

  test.each([
    'Ada2',
    '007',
    '-Ada',
    "'",
    "''Ada",
    '.Ada',
    '\u05beAda',
    '\u200dAda',
    'Ada\u200c',
    'Ada\u200c\u200cMoss',
    'Ada\u200bMoss',
    'Ada_Moss',
    'ada@example.com',
    'Ada<b>',
    '& Ada',
    '+Ada',
    'Ada/Bo',
    '😀',
    'Ada\nMoss',
    'Ada\u202eMoss',
    'a'.repeat(81),
  ])('[FRMT-03] %j is none', (name) => {
    expect(keysOf(firstNameField, name)).toEqual({ '': 'firstNameInvalid' });
    expect(keysOf(lastNameField, name)).toEqual({ '': 'lastNameInvalid' });
  });

  test.each([undefined, null, '', '   ', '\u00a0', 7, ['Ada']])('[FRMT-03] %j is missing', (name) => {
    expect(keysOf(firstNameField, name)).toEqual({ '': 'firstNameMissing' });
    expect(keysOf(lastNameField, name)).toEqual({ '': 'lastNameMissing' });
  });
});

describe('an email', () => {
  test.each([
    'ada@example.com',
    'a@b.co',
    'ada.moss+news@mail.example.co.uk',
    'ada_moss-1@example-mail.com',
    `${'a'.repeat(242)}@example.com`,
  ])('[FRMT-03] %j is one, and is trimmed', (email) => {
    expect(v.parse(emailField, ` ${email} `)).toBe(email);
    expect(v.parse(emailFormSchema, { email })).toEqual({ email });
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada @example.com',
    'ada@exa mple.com',
    'ada@example.com, bo@example.com',
    'ada@example..com',
    '.ada@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\r\nBcc: bo@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('[FRMT-03] %j is none', (email) => {
    expect(keysOf(emailField, email)).toEqual({ '': 'emailInvalid' });
    expect(keysOf(emailFormSchema, { email })).toEqual({ email: 'emailInvalid' });
  });

  test.each([undefined, null, '', '  ', 7, ['ada@example.com']])('[FRMT-03] %j is missing', (email) => {
    expect(keysOf(emailField, email)).toEqual({ '': 'emailMissing' });
  });
});

describe('the initials of a member', () => {
  test.each([
    [['Ada', 'Okafor'], 'AO'],
    [['𠮷田', '🎉'], '𠮷🎉'],
    [['', ''], ''],
  ])('[HOME-01] of %j are %j', (names, initials) => {
    expect(initialsOf(...names)).toBe(initials);
  });
});
