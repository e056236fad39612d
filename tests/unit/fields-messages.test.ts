import { describe, expect, test } from 'vitest';
import { emailChangeSchema, passwordChangeSchema } from '#machines/domain/account-changes.ts';
import { activationSchema } from '#machines/domain/activation.ts';
import { contactDetailsSchema } from '#machines/domain/address.ts';
import { credentialsSchema } from '#machines/domain/credentials.ts';
import { emailFormSchema } from '#machines/domain/email.ts';
import { enrolmentSchema } from '#machines/domain/enrolment.ts';
import { newPasswordSchema, passwordRules, type PasswordRule } from '#machines/domain/password.ts';
import { resetCodeSchema } from '#machines/domain/reset-code.ts';
import { signUpAccountSchema } from '#machines/domain/sign-up-account.ts';
import { fieldMessages, newPasswordMessages } from '#src/messages/fields.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';

/** Every message that stands anywhere in a schema. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  return Object.entries(schema).flatMap(([property, value]) =>
    property === 'message' && typeof value === 'string' ? [value] : keysOf(value, seen),
  );
}

const schemas = {
  activationSchema,
  contactDetailsSchema,
  emailChangeSchema,
  emailFormSchema,
  enrolmentSchema,
  newPasswordSchema,
  passwordChangeSchema,
  resetCodeSchema,
  signUpAccountSchema,
};

describe('the words of the fields', () => {
  test('[FRMT-03] say something for every key of every form, and for no other', () => {
    expect([...new Set(keysOf(Object.values(schemas)))].sort()).toEqual(Object.keys(fieldMessages).sort());
  });

  test('[FRMT-03] the login page has its own for each of its keys', () => {
    expect([...new Set(keysOf(credentialsSchema))].sort()).toEqual(Object.keys(loginMessages.fields).sort());
  });

  test('[JOIN-04] the over-18 agreement is asked for in the words of the product', () => {
    expect(fieldMessages.over18Missing).toBe('You must agree to be over 18 years old to sign up.');
  });

  test('[FRMT-03] every rule of a password has its words, and what is missing is said in one sentence', () => {
    expect(Object.keys(newPasswordMessages.rule)).toEqual(Object.keys(passwordRules));
    const missing: PasswordRule[] = ['uppercase', 'number'];
    expect(newPasswordMessages.progress(missing)).toBe('Still missing: one uppercase letter, one number.');
    expect(newPasswordMessages.progress([])).toBe('The password meets every rule.');
  });
});
