import {
  resendPause,
  resetCodeLength,
  resetCodeLifetime,
  resetCodeSchema,
} from '#machines/domain/reset-code.ts';
import { routes } from '#machines/domain/routes.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { passwordResetMessages } from './password-reset.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { CodeField } from '#src/ui/code-field/code-field.tsx';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import type { FormError } from '#src/ui/form/form-errors.ts';
import { Form } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Task } from '#src/ui/task/task.tsx';
import * as styles from './enter-code-screen.css.ts';

const copy = passwordResetMessages.code;

interface EnterCodeScreenProps {
  email: string;
  form: SentForm;
  /** When the latest code was sent, milliseconds since 1970; null when that is not known here. */
  sentAt: number | null;
  resend: ResendState;
  onSubmit: (code: string) => void;
  onResend: () => void;
}

export type ResendState =
  /** `resent`: it pauses because another code has just been sent. `throttled`: the server asked to wait. */
  | { state: 'offered' | 'pausing' | 'sending' | 'resent' }
  | { state: 'refused' | 'throttled'; error: FormError };

export function EnterCodeScreen({ email, form, sentAt, resend, onSubmit, onResend }: EnterCodeScreenProps) {
  const mustWait = form.state === 'waiting';
  return (
    <Task title={copy.title} lead={copy.lead}>
      <p className={styles.address}>
        <span className={styles.email}>{email}</span>
        <Link className={styles.change} href={routes['password-forgot'].path}>
          {copy.change}
        </Link>
      </p>
      {resend.state === 'resent' && <Alert type="success">{copy.resent}</Alert>}
      {'error' in resend && (
        <Alert type="error">
          <ErrorText error={resend.error} />
        </Alert>
      )}
      <Form
        schema={resetCodeSchema}
        texts={fieldMessages}
        isBusy={form.state === 'sending'}
        error={form.error}
        fieldErrors={form.fieldErrors}
        onSubmit={({ code }) => {
          if (!mustWait) onSubmit(code);
        }}
      >
        <CodeField
          name="code"
          label={copy.label}
          hint={copy.hint}
          length={resetCodeLength}
          onComplete={(_, input) => {
            input.form?.requestSubmit();
            input.select();
          }}
        />
        <Button
          type="submit"
          isWide
          isBusy={form.state === 'sending'}
          isDisabled={mustWait}
          busyLabel={copy.busy}
        >
          {mustWait ? passwordResetMessages.wait : copy.submit}
        </Button>
      </Form>
      {sentAt !== null && (
        <p className={styles.life}>
          <Countdown
            key={sentAt}
            endsAt={sentAt + resetCodeLifetime * 1000}
            words={copy.left}
            over={copy.over}
          >
            <span aria-hidden="true">{copy.over}</span>
          </Countdown>
        </p>
      )}
      <Resend {...{ resend, sentAt, onResend }} />
    </Task>
  );
}

/** The button stays where it is, so that the focus does. */
function Resend({
  resend: { state },
  sentAt,
  onResend,
}: Pick<EnterCodeScreenProps, 'resend' | 'sentAt' | 'onResend'>) {
  return (
    <div className={styles.resend}>
      <p className={styles.noMail}>{copy.noMail}</p>
      <Button
        variant="outlined"
        isBusy={state === 'sending'}
        isDisabled={state === 'pausing' || state === 'resent' || state === 'throttled'}
        busyLabel={copy.resending}
        onClick={onResend}
      >
        {copy.resend}
      </Button>
      {sentAt !== null && (
        <Countdown
          key={sentAt}
          endsAt={sentAt + resendPause * 1000}
          words={copy.resendIn}
          over={copy.resendNow}
        >
          {null}
        </Countdown>
      )}
    </div>
  );
}
