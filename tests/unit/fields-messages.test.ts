import { describe, expect, test } from 'vitest';
import { passwordRules, type PasswordRule } from '#machines/domain/password.ts';
import { capField } from '#src/messages/cap.ts';
import { fieldMessages, newPasswordMessages } from '#src/messages/fields.ts';
import { statementMessages } from '#src/flows/account/billing.messages.ts';
import { membershipCancelMessages } from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';

/** Every message that stands anywhere in a schema. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  return Object.entries(schema).flatMap(([property, value]) =>
    property === 'message' && typeof value === 'string' ? [value] : keysOf(value, seen),
  );
}

const exported = Object.values(
  import.meta.glob<Record<string, unknown>>('../../machines/domain/*.ts', { eager: true }),
).flatMap((file) => Object.entries(file));

/** The words of the forms that have their own, by their schemas. */
const ownWords: Readonly<Record<string, object>> = {
  credentialsSchema: loginMessages.fields,
  cancelReasonSchema: { commentTooLong: membershipCancelMessages.explain.commentTooLong },
  periodSchema: statementMessages.fields,
};

/** What no form is sent by itself. */
const notForms = ['daySchema', 'givingSchema'];

const keysIn = (schemas: unknown) => [...new Set(keysOf(schemas))].sort();

describe('the words of the fields', () => {
  test('[FRMT-03] say something for every key of every form, and for no other', () => {
    const schemas = exported.filter(([name]) => !(name in ownWords) && !notForms.includes(name));
    expect(keysIn(schemas.map(([, schema]) => schema))).toEqual(
      Object.keys(capField(null, null, 'USD').texts).sort(),
    );
  });

  test.each(Object.entries(ownWords))(
    '[FRMT-03] the form of %s has its own for each of its keys',
    (name, words) => {
      const schema = exported.find(([each]) => each === name);
      expect(keysIn(schema)).toEqual(Object.keys(words).sort());
    },
  );

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
