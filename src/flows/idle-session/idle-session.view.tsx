import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { IdleSessionRef } from '#machines/idle-session/idle-session.machine.ts';
import { useActor, useApp } from '#src/app/app-context.ts';
import { useErrorMessage } from '#src/app/use-error-message.ts';
import { formatClockTime } from '#src/messages/read-at.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { provideIdleSession } from './idle-session.actors.ts';
import { idleSessionMessages as copy } from './idle-session.messages.ts';

/** Watches over the session for as long as somebody is logged in. */
export default function IdleSession() {
  const app = useApp();
  const [logic] = useState(() => provideIdleSession(app));
  return <IdleSessionView actor={useActorRef(logic)} />;
}

/** The question whether to stay. Whoever puts it away is there, and stays. */
export function IdleSessionView({ actor }: { actor: IdleSessionRef }) {
  const session = useActor('session');
  const errorMessage = useErrorMessage();
  const isAsked = useSelector(actor, (snapshot) => !snapshot.matches('quiet'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const endsAt = useSelector(actor, ({ context }) => context.endsAt);
  const error = useSelector(actor, ({ context }) => context.error);
  const stay = () => actor.send({ type: 'session.stay' });
  if (endsAt === null) return null;
  return (
    <Dialog
      isOpen={isAsked}
      onClose={stay}
      title={copy.title(formatClockTime(new Date(endsAt)))}
      isWorking={isBusy}
      footer={
        <>
          <Button isWide isBusy={isBusy} busyLabel={copy.staying} onClick={stay}>
            {copy.stay}
          </Button>
          <Button
            isWide
            variant="quiet"
            isDisabled={isBusy}
            onClick={() => session.send({ type: 'session.logOut' })}
          >
            {copy.logOut}
          </Button>
        </>
      }
    >
      {error && (
        <Alert type="error">
          <ErrorText error={errorMessage(error, { hasEntered: false })} />
        </Alert>
      )}
      <p>{copy.text}</p>
    </Dialog>
  );
}
