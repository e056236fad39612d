import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { idleSessionMachine, type IdleChanged } from './idle-session.machine.ts';

const changed = (phase: IdleChanged['phase']): IdleChanged => ({
  type: 'idle.changed',
  phase,
  endsAt: '2026-11-22T10:00:00.000Z',
});

export const idleSessionEntry = defineEntry<typeof idleSessionMachine>({
  machine: idleSessionMachine,
  title: 'Idle session',
  summary: 'Before a session ends because nothing is done, the member is asked to stay.',
  inputs: [{ title: 'Somebody is logged in', input: undefined }],
  events: {
    'idle.changed': [
      { title: 'The session ends in five minutes', event: changed('ending') },
      { title: 'The server has seen the member, by another tab', event: changed('fresh') },
      { title: 'Two hours have passed', event: changed('over') },
    ],
    'session.stay': [{ title: 'Stay logged in', event: { type: 'session.stay' } }],
  },
  source: { 'idle.changed': 'app', 'session.stay': 'member' },
  requirements: { 'AUTH-06': ['idleSession'], 'ACCS-01': ['asking'] },
  outcomes: {
    watchIdle: { done: [], error: [failures.unexpected] },
    extendSession: {
      done: [{ title: 'The session is extended', output: undefined }],
      error: [failures.offline],
    },
  },
});
