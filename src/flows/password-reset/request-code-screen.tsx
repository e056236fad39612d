import { emailFormSchema, type EmailForm } from '#machines/domain/email.ts';
import { routes } from '#machines/domain/routes.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { passwordResetMessages } from './password-reset.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Task } from '#src/ui/task/task.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';

const copy = passwordResetMessages.request;

interface RequestCodeScreenProps {
  form: SentForm;
  /** The address to begin with. */
  email?: string;
  draft?: FormDraft;
  onSubmit: (values: EmailForm) => void;
}

export function RequestCodeScreen({ form, email, draft, onSubmit }: RequestCodeScreenProps) {
  const mustWait = form.state === 'waiting';
  return (
    <Task
      title={copy.title}
      lead={copy.lead}
      end={<Link href={routes.login.path}>{passwordResetMessages.backToLogin}</Link>}
    >
      <Form
        schema={emailFormSchema}
        texts={fieldMessages}
        isBusy={form.state === 'sending'}
        error={form.error}
        fieldErrors={form.fieldErrors}
        {...(draft && { draft })}
        onSubmit={(values) => {
          if (!mustWait) onSubmit(values);
        }}
      >
        <TextField
          required
          name="email"
          type="email"
          label={passwordResetMessages.email}
          defaultValue={email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
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
    </Task>
  );
}
