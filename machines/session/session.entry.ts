import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionEntry = defineEntry<typeof sessionMachine>({
  machine: sessionMachine,
  title: 'Session',
  summary: 'Logging out always works and reaches every tab; an expired session says so and leads back.',
  inputs: [
    { title: 'The app starts', input: { logOutPending: false } },
    { title: 'The app starts after a logout that never reached the server', input: { logOutPending: true } },
  ],
  events: {
    'session.established': [
      {
        title: 'A member logs in',
        event: { type: 'session.established', session: sampleSessions.active },
      },
      {
        title: 'Somebody who has not joined logs in',
        event: { type: 'session.established', session: sampleSessions.nonMember },
      },
    ],
    'session.change': [
      {
        title: 'The person has joined',
        event: { type: 'session.change', session: sampleSessions.active },
      },
      {
        title: 'The member has another name',
        event: { type: 'session.change', user: { ...sampleSessions.active.user, lastName: 'Byron' } },
      },
      {
        title: 'The session is read again, without a membership',
        event: { type: 'session.change', session: sampleSessions.nonMember },
      },
    ],
    'session.expire': [
      {
        title: 'The server says that the session has expired',
        tone: 'bad',
        event: { type: 'session.expire' },
      },
    ],
    'session.refresh': [{ title: 'Something may have changed', event: { type: 'session.refresh' } }],
    'session.logOut': [{ title: 'Choose Logout', event: { type: 'session.logOut' } }],
    'tabs.loggedIn': [{ title: 'Another tab logs in', event: { type: 'tabs.loggedIn' } }],
    'tabs.loggedOut': [{ title: 'Another tab logs out', event: { type: 'tabs.loggedOut' } }],
  },
  source: {
    'session.established': 'app',
    'session.change': 'app',
    'session.expire': 'server',
    'session.refresh': 'app',
    'session.logOut': 'member',
    'tabs.loggedIn': 'app',
    'tabs.loggedOut': 'app',
  },
  requirements: {
    'AUTH-01': ['signedIn.deciding'],
    'AUTH-03': ['signingOut'],
    'AUTH-06': ['signedIn'],
    'AUTH-07': ['restoring'],
  },
  outcomes: {
    listenToTabs: { done: [], error: [{ title: 'The browser refuses', error: new Error('Not supported.') }] },
    fetchSession: {
      done: [
        { title: 'A member is signed in', output: sampleSessions.active },
        { title: 'Somebody who has not joined is signed in', output: sampleSessions.nonMember },
      ],
      error: [{ title: 'Nobody is signed in', error: { kind: 'expired' } }, failures.offline],
    },
    logOut: {
      done: [{ title: 'The server has ended the session', output: undefined }],
      error: [failures.offline],
    },
  },
});
