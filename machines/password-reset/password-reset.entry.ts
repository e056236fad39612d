import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { passwordResetMachine } from './password-reset.machine.ts';

const email = 'ada@example.com';
const sentAt = Date.parse('2026-01-01T12:00:00Z');

export const passwordResetEntry = defineEntry<typeof passwordResetMachine>({
  machine: passwordResetMachine,
  title: 'Reset the password',
  summary:
    'A resend keeps earlier codes, a wrong code costs a try, and a refresh leads on from where it can.',
  inputs: [
    { title: 'A visitor has forgotten the password', input: { step: 'password-forgot', search: {} } },
    { title: 'The link of the mail is opened', input: { step: 'password-reset-1', search: { email } } },
  ],
  events: {
    'step.entered': [
      {
        title: 'The first page is shown',
        event: { type: 'step.entered', step: 'password-forgot', search: {} },
      },
      {
        title: 'The page for the code is shown',
        event: { type: 'step.entered', step: 'password-reset-1', search: { email } },
      },
      {
        title: 'The page for the code is shown without an address',
        event: { type: 'step.entered', step: 'password-reset-1', search: { email: '<b>' } },
      },
      {
        title: 'The page for the new password is shown',
        event: { type: 'step.entered', step: 'password-reset-2', search: {} },
      },
    ],
    'code.resend': [{ title: 'Choose Resend', event: { type: 'code.resend' } }],
  },
  source: { 'step.entered': 'app', 'code.resend': 'member' },
  requirements: {
    'AUTH-04': ['passwordReset'],
  },
  outcomes: {
    requestCode: { done: [{ title: 'The request is taken', output: { email } }], error: [] },
    recallMail: {
      done: [
        { title: 'A code was sent a moment ago', output: { sentAt, pause: 20_000 } },
        { title: 'The last code was sent a while ago, or elsewhere', output: { sentAt: null, pause: 0 } },
      ],
      error: [failures.unexpected],
    },
    resendCode: {
      done: [{ title: 'Another code is sent', output: { sentAt, pause: 30_000 } }],
      error: [refusal('Too many codes were asked for', 'i_pass_003', 2), failures.offline],
    },
    enterCode: { done: [{ title: 'The code is right', output: undefined }], error: [] },
    recallGrant: {
      done: [
        { title: 'The code was accepted', output: { email } },
        { title: 'The page was reloaded', tone: 'neutral', output: null },
      ],
      error: [failures.unexpected],
    },
    choosePassword: {
      done: [
        { title: 'The password is changed', output: 'changed' },
        { title: 'The time to change it is over', tone: 'bad', output: 'expired' },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'A new password by mail',
      start: 'A visitor has forgotten the password',
      causes: [
        'The request is taken',
        'The page for the code is shown',
        'A code was sent a moment ago',
        'The code is right',
        'The page for the new password is shown',
        'The code was accepted',
        'The password is changed',
      ],
    },
  ],
  stateKey: ({ step, email: address }) => ({ step, email: address }),
});
