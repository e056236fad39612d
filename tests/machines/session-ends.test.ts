import { expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { failures } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { reject, resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';

const { error } = failures.offline;

/** The session, before the server has said who is here. */
function restore() {
  const session = createActor(settleOnCommand(sessionMachine), { input: { logOutPending: false } });
  onTestFinished(() => void session.stop());
  session.start();
  return { session, isVisitor: () => session.getSnapshot().matches('visitor') };
}

it('[AUTH-03] logging out clears the session even when the call fails', () => {
  const { session, isVisitor } = restore();
  resolve(session, 'fetchSession', sampleSessions.active);
  session.send({ type: 'session.logOut' });
  reject(session, 'logOut', error);
  expect(isVisitor()).toBe(true);
  expect(session.getSnapshot().context.session).toBeNull();
});

it('[AUTH-07] a session that cannot be read is none', () => {
  const { session, isVisitor } = restore();
  reject(session, 'fetchSession', error);
  expect(isVisitor()).toBe(true);
  expect(session.getSnapshot().context.session).toBeNull();
});
