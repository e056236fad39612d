import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { newPasswordSchema, passwordRules, type PasswordRule } from '#machines/domain/password.ts';
import { keysOf } from './domain-issues.ts';

const twice = (password: unknown) => ({ password, passwordConfirmation: password });

/** A password, with the rules that it does not meet. */
const table: [password: string, unmet: PasswordRule[]][] = [
  ['Demo!2345', []],
  ['Aa1!aaaa', []],
  ['Aa1!aaa', ['length']],
  ['aa1!aaaa', ['uppercase']],
  ['AA1!AAAA', ['lowercase']],
  ['Aaa!aaaa', ['number']],
  ['Aa1aaaaa', ['special']],
  ['Aa1 aaaa', ['special']],
  ['Aa1_aaaa', []],
  ['  Aa1!aaaa  ', []],
  ['Åä1!åååå', []],
  ['Пароль1!', []],
  ['пароль1!', ['uppercase']],
  ['密码密码密码密码1!', ['uppercase', 'lowercase']],
  ['Aa١!aaaa', []],
  ['Aa1😀aaaa', []],
  ['Aa1😀aaa', ['length']],
  ['aaaaaaaa', ['uppercase', 'number', 'special']],
  ['12345678', ['uppercase', 'lowercase', 'special']],
  ['!', ['length', 'uppercase', 'lowercase', 'number']],
];

describe('a new password', () => {
  test.each(table)('[FRMT-03] %j does not meet %j', (password, unmet) => {
    const names = Object.keys(passwordRules) as PasswordRule[];
    expect(names.filter((name) => !passwordRules[name](password))).toEqual(unmet);
    expect(keysOf(newPasswordSchema, twice(password))).toEqual(
      unmet.length === 0 ? {} : { password: 'passwordWeak' },
    );
  });

  test('[FRMT-03] is taken as it is, spaces and all', () => {
    expect(v.parse(newPasswordSchema, twice('  Aa1!aaaa  '))).toEqual(twice('  Aa1!aaaa  '));
  });

  test('[FRMT-03] has 128 characters at most, however wide they are', () => {
    const long = 'Aa1!' + '😀'.repeat(124);
    expect(keysOf(newPasswordSchema, twice(long))).toEqual({});
    expect(keysOf(newPasswordSchema, twice(`${long}x`))).toEqual({ password: 'passwordTooLong' });
  });

  test.each([
    [twice(''), { password: 'passwordMissing', passwordConfirmation: 'passwordAgainMissing' }],
    [twice(null), { password: 'passwordMissing', passwordConfirmation: 'passwordAgainMissing' }],
    [twice(['Demo!2345']), { password: 'passwordMissing', passwordConfirmation: 'passwordAgainMissing' }],
    [{ password: 'Demo!2345', passwordConfirmation: '' }, { passwordConfirmation: 'passwordAgainMissing' }],
    [
      { password: 'Demo!2345', passwordConfirmation: 'Demo!2346' },
      { passwordConfirmation: 'passwordsDiffer' },
    ],
    [
      { password: 'Demo!2345', passwordConfirmation: 'Demo!2345 ' },
      { passwordConfirmation: 'passwordsDiffer' },
    ],
  ])('[FRMT-03] entered as %j is refused', (entered, keys) => {
    expect(keysOf(newPasswordSchema, entered)).toEqual(keys);
  });
});
