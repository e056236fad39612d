import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { formMachine } from './form.machine.ts';

export const formEntry = defineEntry<typeof formMachine>({
  machine: formMachine,
  title: 'Form',
  summary: 'It is sent once; a refusal names its reason and keeps what was entered.',
  inputs: [{ title: 'A form opens', input: undefined }],
  events: {
    'form.submit': [
      { title: 'Submit the form', event: { type: 'form.submit', values: { email: 'ada@example.com' } } },
    ],
  },
  source: { 'form.submit': 'member' },
  requirements: {
    'HTTP-02': ['refused', 'waiting'],
    'HTTP-06': ['form'],
  },
  outcomes: {
    sendForm: {
      done: [{ title: 'The server accepts it', output: {} }],
      error: [
        refusal('The server refuses it', 'i_user_004'),
        refusal('Too many tries', 'i_auth_005', 2),
        failures.offline,
      ],
    },
  },
});
