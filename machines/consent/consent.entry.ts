import { defineEntry } from '#machines/registry-entry.ts';
import { consentMachine } from './consent.machine.ts';

export const consentEntry = defineEntry<typeof consentMachine>({
  machine: consentMachine,
  title: 'Cookie consent',
  summary: 'Nothing that tracks runs before it was accepted.',
  inputs: [
    { title: 'A first visit', input: { stored: null } },
    { title: 'A visit after accepting', input: { stored: 'accepted' } },
    { title: 'A visit after rejecting', input: { stored: 'rejected' } },
  ],
  events: {
    'consent.accept': [{ title: 'Accept cookies', event: { type: 'consent.accept' } }],
    'consent.reject': [{ title: 'Reject cookies', event: { type: 'consent.reject' } }],
    'consent.review': [{ title: 'Open the cookie choice again', event: { type: 'consent.review' } }],
  },
  source: { 'consent.accept': 'member', 'consent.reject': 'member', 'consent.review': 'member' },
  requirements: {
    'HOME-06': ['consent'],
  },
  outcomes: {
    runTrackers: { done: [], error: [{ title: 'The browser refuses', error: new Error('Not supported.') }] },
    storeDecision: {
      done: [{ title: 'The choice is kept', output: undefined }],
      error: [{ title: 'The browser keeps nothing', error: new Error('Cookies are disabled.') }],
    },
  },
  stories: [
    {
      title: 'Accepting',
      start: 'A first visit',
      causes: ['Accept cookies', 'The choice is kept'],
    },
    {
      title: 'Thinking again',
      start: 'A visit after accepting',
      causes: ['Open the cookie choice again', 'Reject cookies', 'The choice is kept'],
    },
  ],
});
