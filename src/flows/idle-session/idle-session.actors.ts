import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { idlePhaseAt, type IdlePhase } from '#machines/domain/idle-limit.ts';
import { idleSessionMachine } from '#machines/idle-session/idle-session.machine.ts';
import { watchAnswers } from '#src/browser/answered-at.ts';
import { openStorage } from '#src/browser/storage.ts';

/** Milliseconds between two looks at the clock: a timer of two hours would sleep with the device. */
const lookInterval = 5000;

const noAnswer: AppError = { kind: 'offline' };

/** The warning before an idle session ends, beside an app that runs. */
export function provideIdleSession(app: AppRef) {
  const answers = watchAnswers(openStorage('localStorage'));
  const session = () => app.getSnapshot().children.session;
  const requestSession = () => session()?.send({ type: 'session.refresh' });
  return idleSessionMachine.provide({
    actions: { requestSession },
    actors: {
      watchIdle: fromCallback(({ sendBack }) => {
        let last: IdlePhase = 'fresh';
        const look = () => {
          const seenAt = answers.read();
          if (seenAt === null) return;
          const { phase, endsAt } = idlePhaseAt(Date.now(), seenAt);
          if (phase === last) return;
          last = phase;
          sendBack({ type: 'idle.changed', phase, endsAt });
        };
        const timer = setInterval(look, lookInterval);
        document.addEventListener('visibilitychange', look);
        return () => {
          clearInterval(timer);
          document.removeEventListener('visibilitychange', look);
          answers.stop();
        };
      }),
      extendSession: fromPromise(async (self) => {
        const ref = session();
        if (!ref) throw noAnswer;
        const { session: before } = ref.getSnapshot().context;
        requestSession();
        await waitFor(ref, (snapshot) => !snapshot.matches({ signedIn: 'refreshing' }), self);
        if (ref.getSnapshot().context.session === before) throw noAnswer;
      }),
    },
  });
}
