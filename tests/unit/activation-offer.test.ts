import { describe, expect, it } from 'vitest';
import type { Session } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { startLinkedModals } from '#tests/support/linked-modals.ts';

const { active } = sampleSessions;
const imported: Session = { ...active, membership: { ...active.membership, importStatus: 'INCOMPLETE' } };

describe('an imported member', () => {
  it('[AUTH-05] is asked for a card once a session, after other modals', () => {
    const modals = startLinkedModals('/', imported);
    modals.open({ kind: 'welcome' });
    modals.follow();
    expect(modals.state()).toEqual({ open: 'resting' });
    modals.close();
    modals.arrive();
    modals.slidOut();
    expect(modals.overlay()).toEqual({
      kind: 'subscription',
      mode: 'subscribe',
    });
    modals.fetched();
    expect(modals.address()).toBe('/?flow=subscribe');
    modals.arrive();
    modals.close();
    modals.arrive();
    modals.slidOut();
    modals.arrive();
    expect(modals.state()).toBe('closed');
  });

  it('[AUTH-05] is asked again in the next session', () => {
    const modals = startLinkedModals('/', imported);
    modals.follow();
    expect(modals.state()).toBe('fetching');
    modals.session.send({ type: 'session.expire' });
    modals.history.push('/login');
    modals.arrive();
    expect(modals.state()).toBe('closed');
    modals.session.send({ type: 'session.established', session: imported });
    modals.history.push('/');
    modals.arrive();
    expect(modals.state()).toBe('fetching');
  });
});
