import { emailFormSchema, type EmailForm } from '#machines/domain/email.ts';
import { routes } from '#machines/domain/routes.ts';
import { activationMessages } from './activation.messages.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { FormError } from '#src/ui/form/form-errors.ts';
import { Form } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Task } from '#src/ui/task/task.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { email as emailStyle } from './activation.css.ts';

const { reading, failed, invalid, sent, ...words } = activationMessages;

/** Whom the link is for is being read. */
export function ReadingLinkScreen() {
  return (
    <Task title={reading.title} lead={<Skeleton width="80%" />} isLoading>
      <Skeleton height={96} radius={12} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Task>
  );
}

/** The link could not be read: nothing is lost. */
export function LinkFailedScreen({ error, onRetry }: { error: FormError; onRetry: () => void }) {
  return (
    <Task title={failed.title} lead={`${failed.text} ${failed.unchanged}`}>
      <Alert type="error">
        <ErrorText error={error} />
      </Alert>
      <Button isWide onClick={onRetry}>
        {failed.retry}
      </Button>
    </Task>
  );
}

interface LinkInvalidScreenProps {
  form: SentForm;
  /** The address to begin with. */
  email?: string;
  onSubmit: (values: EmailForm) => void;
}

/** There is no such link any more: a new one can be had by mail. */
export function LinkInvalidScreen({ form, email, onSubmit }: LinkInvalidScreenProps) {
  const mustWait = form.state === 'waiting';
  return (
    <Task
      title={invalid.title}
      lead={invalid.lead}
      end={
        <>
          {invalid.active} <Link href={routes.login.path}>{words.logIn}</Link>
        </>
      }
    >
      <Form
        schema={emailFormSchema}
        texts={fieldMessages}
        isBusy={form.state === 'sending'}
        error={form.error}
        fieldErrors={form.fieldErrors}
        onSubmit={(values) => {
          if (!mustWait) onSubmit(values);
        }}
      >
        <TextField
          required
          name="email"
          type="email"
          label={words.email}
          defaultValue={email}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          type="submit"
          isWide
          isBusy={form.state === 'sending'}
          isDisabled={mustWait}
          busyLabel={invalid.busy}
        >
          {mustWait ? words.wait : invalid.submit}
        </Button>
      </Form>
    </Task>
  );
}

/** A new link was asked for. */
export function LinkSentScreen({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Task title={sent.title} lead={sent.lead}>
      <p className={emailStyle}>{email}</p>
      <p>{sent.use}</p>
      <Button variant="outlined" isWide onClick={onAgain}>
        {sent.again}
      </Button>
    </Task>
  );
}
