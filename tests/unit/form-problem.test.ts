import { describe, expect, test } from 'vitest';
import type { AppError } from '#machines/domain/app-error.ts';
import { refusal } from '#machines/samples/failures.ts';
import { formProblem } from '#src/messages/form-problem.ts';
import type { FormProblem } from '#src/messages/form-reading.ts';

const form = {
  fields: ['email', 'maxRoundUp'],
  codes: {
    i_member_003: 'maxRoundUp',
    i_user_004: 'email',
    i_card_005: 'plan',
    i_pass_002: { field: 'code', text: 'This is not the code.' },
  },
} as const;

const read = (error: AppError | null) => formProblem(error, 'help@varsity.example', form);
const invalid = (fields: Record<string, string[]>, message: string | null = null): AppError => ({
  kind: 'rejected',
  status: 422,
  code: null,
  message,
  fields,
  retryAfter: null,
});

const atField = (name: string, ...texts: string[]): FormProblem => ({
  error: null,
  fieldErrors: { [name]: texts },
});
const above = (text: string, hint?: string, detail?: string): FormProblem => ({
  error: { text, ...(hint !== undefined && { hint }), ...(detail !== undefined && { detail }) },
  fieldErrors: {},
});

describe('what a form shows of a failure', () => {
  test.each<[failure: string, error: AppError | null, problem: FormProblem]>([
    ['nothing, when nothing failed', null, { error: null, fieldErrors: {} }],
    [
      'a code about a field, at the field',
      refusal('', 'i_member_003').error,
      atField('maxRoundUp', 'The amount must be greater than 20.'),
    ],
    [
      'another code about another field, at that one',
      refusal('', 'i_user_004').error,
      atField('email', 'This email is already in use.'),
    ],
    [
      'a code with a hint, as one text',
      refusal('', 'i_card_005').error,
      atField('plan', 'This tier no longer exists. Please choose another one.'),
    ],
    [
      'a code about a field that has words of its own for it',
      refusal('', 'i_pass_002').error,
      atField('code', 'This is not the code.'),
    ],
    [
      'a code about no field, above them',
      refusal('', 'i_member_002').error,
      above('We couldn’t find your membership.', 'Please contact help@varsity.example.'),
    ],
    [
      'too many tries, with the time to wait',
      refusal('', 'i_auth_005', 30).error,
      above('Too many requests.', 'Please try again in 30 seconds.'),
    ],
    [
      'a 422 about a field, at the field',
      invalid({ email: ['This is no email.', 'It is too long.'] }, 'Invalid'),
      atField('email', 'This is no email.', 'It is too long.'),
    ],
    [
      'a 422 about a field and another form’s, at its own only',
      invalid({ email: ['This is no email.'], shoeSize: ['Too large.'] }, 'Invalid'),
      atField('email', 'This is no email.'),
    ],
    [
      'a 422 about none of the fields, above them',
      invalid({ shoeSize: ['Too large.'] }, 'Your shoe size is too large.'),
      above('Your shoe size is too large.'),
    ],
    [
      'a 422 without a word, above them',
      invalid({}),
      above(
        'Something you entered wasn’t accepted.',
        'Check what you entered and try again.',
        'Unprocessable entity (422)',
      ),
    ],
    [
      'no connection, above them',
      { kind: 'offline' },
      above('We couldn’t reach the server.', 'Check your connection and try again.', 'Network error'),
    ],
    [
      'no answer, above them',
      { kind: 'timeout' },
      above('The server took too long to answer.', 'Please try again.', 'Network error'),
    ],
    [
      'an answer that makes no sense, above them',
      { kind: 'unexpected', reason: 'contract' },
      above(
        'Something went wrong.',
        'Please try again. If it keeps happening, contact help@varsity.example.',
        'Unknown error',
      ),
    ],
  ])('[FRMT-03] [JOIN-04] is %s', (_, error, problem) => {
    expect(read(error)).toEqual(problem);
  });

  test('[FRMT-03] names nobody to write to where there is nobody', () => {
    expect(formProblem(refusal('', 'i_member_002').error, '', { fields: [] })).toEqual(
      above('We couldn’t find your membership.', 'Please contact support.'),
    );
  });
});

test('[BACK-02] what was accepted with an answer that cannot be read is said to be done', () => {
  const unread = { kind: 'unexpected', reason: 'contract' } as const;
  const text = 'Your account was created. Log in to go on.';
  expect(formProblem(unread, '', { fields: [], unread: text })).toEqual(above(text));
  expect(formProblem({ kind: 'offline' }, '', { fields: [], unread: text }).error?.text).not.toBe(text);
});
