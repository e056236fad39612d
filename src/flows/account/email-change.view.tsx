import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { EmailChangeRef } from '#machines/email-change/email-change.machine.ts';
import type { pendingEmailForm } from '#machines/email-change/pending-email-form.ts';
import type { User } from '#machines/domain/member.ts';
import { useClient } from '#src/app/app-context.ts';
import { useForm } from '#src/app/use-form.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { emailChangeMessages as copy } from './email-change.messages.ts';
import * as styles from './settings.css.ts';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

const noFields: readonly string[] = [];

/** What became of a link that was opened, and what is awaited. */
export default function EmailChange({ flow, user }: { flow: EmailChangeRef; user: User }) {
  const form = useSelector(flow, ({ children }) => children.pendingEmail);
  const pending = user.pendingEmail ?? null;
  const isShown = useSelector(flow, (snapshot) => !snapshot.matches({ resting: 'ready' }));
  useFocusWhenFewer(pending === null ? 0 : 1, 'email-change');
  return (
    <div id="email-change" tabIndex={-1} className={isShown || pending ? styles.emailChange : undefined}>
      <LinkNotice flow={flow} email={user.email} />
      <div role="status" className={styles.emailAwaited}>
        {pending && <p>{copy.awaited(pending.email, user.email)}</p>}
        {pending?.endsAt != null && <p className={styles.note}>{copy.endsAt(pending.endsAt)}</p>}
      </div>
      {pending && form && <PendingActions key={pending.email} form={form} />}
    </div>
  );
}

function LinkNotice({ flow, email }: { flow: EmailChangeRef; email: string }) {
  const { supportEmail } = useClient();
  const error = useSelector(flow, ({ context }) => context.error);
  const state = useSelector(flow, (snapshot) => {
    if (snapshot.matches('confirming')) return 'confirming';
    const results = ['confirmed', 'ended', 'taken', 'failed'] as const;
    return results.find((each) => snapshot.matches({ resting: each })) ?? null;
  });
  if (state === null) return null;
  if (state === 'confirming') return <p role="status">{copy.confirming}</p>;
  if (state === 'failed') {
    return (
      <Alert type="error" title={copy.failed} takesFocus>
        {error && <ErrorText error={errorMessage(error, { supportEmail })} />}
        <Button variant="outlined" onClick={() => flow.send({ type: 'link.retry' })}>
          {copy.retry}
        </Button>
      </Alert>
    );
  }
  const { title, text } = copy[state](email);
  return (
    <Alert type={state === 'confirmed' ? 'success' : 'error'} title={title} takesFocus>
      <p>{text}</p>
    </Alert>
  );
}

function PendingActions({ form: actor }: { form: ActorRefFrom<typeof pendingEmailForm> }) {
  const { form, submit } = useForm(actor, { fields: noFields });
  const sent = useSelector(actor, ({ context }) => context.values?.action ?? null);
  const isLocked = form.state === 'sending' || form.state === 'waiting';
  return (
    <>
      {form.error && (
        <Alert type="error" title={copy.refused}>
          <ErrorText error={form.error} />
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          variant="outlined"
          isBusy={sent === 'resend'}
          isDisabled={isLocked}
          busyLabel={copy.resending}
          onClick={() => submit({ action: 'resend' })}
        >
          {copy.resend}
        </Button>
        <Button
          variant="quiet"
          isBusy={sent === 'drop'}
          isDisabled={isLocked}
          busyLabel={copy.dropping}
          onClick={() => submit({ action: 'drop' })}
        >
          {copy.drop}
        </Button>
      </div>
    </>
  );
}
