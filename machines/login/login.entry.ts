import { defineEntry } from '#machines/registry-entry.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { loginMachine } from './login.machine.ts';

export const loginEntry = defineEntry<typeof loginMachine>({
  machine: loginMachine,
  title: 'Log in',
  summary: 'A wrong password costs nothing but another try, and the page that was wanted is reached.',
  inputs: [{ title: 'The login page opens', input: undefined }],
  events: {
    'form.submit': [
      {
        title: 'Submit email and password',
        event: {
          type: 'form.submit',
          values: { email: 'active@example.com', password: 'Demo!2345' },
        },
      },
    ],
  },
  source: { 'form.submit': 'member' },
  requirements: {
    'AUTH-01': ['login'],
  },
  outcomes: {
    social: { done: [], error: [] },
    sendForm: {
      done: [{ title: 'The credentials are right', output: sampleSessions.active }],
      error: [
        refusal('The credentials are wrong', 'i_auth_003'),
        refusal('Too many tries', 'i_auth_005', 2),
        failures.offline,
      ],
    },
  },
  stories: [
    {
      title: 'Logging in',
      start: 'The login page opens',
      causes: ['Submit email and password', 'The credentials are right'],
    },
    {
      title: 'The password is wrong',
      start: 'The login page opens',
      causes: [
        'Submit email and password',
        'The credentials are wrong',
        'Submit email and password',
        'The credentials are right',
      ],
    },
    {
      title: 'Too many tries',
      start: 'The login page opens',
      causes: ['Submit email and password', 'Too many tries'],
    },
  ],
});
