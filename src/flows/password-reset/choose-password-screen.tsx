import { newPasswordSchema, type NewPassword } from '#machines/domain/password.ts';
import { routes } from '#machines/domain/routes.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { passwordResetMessages } from './password-reset.messages.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Link } from '#src/ui/link/link.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { Task } from '#src/ui/task/task.tsx';

const copy = passwordResetMessages.password;

interface ChoosePasswordScreenProps {
  email: string;
  form: SentForm;
  onSubmit: (values: NewPassword) => void;
}

export function ChoosePasswordScreen({ email, form, onSubmit }: ChoosePasswordScreenProps) {
  const mustWait = form.state === 'waiting';
  return (
    <Task title={copy.title} lead={copy.lead(email)}>
      <Form
        schema={newPasswordSchema}
        texts={fieldMessages}
        isBusy={form.state === 'sending'}
        error={form.error}
        fieldErrors={form.fieldErrors}
        onSubmit={(values) => {
          if (!mustWait) onSubmit(values);
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label={copy.label} confirmationLabel={copy.confirmation} />
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

/** The code was accepted too long ago. */
export function ResetExpiredScreen() {
  const { title, lead, again } = passwordResetMessages.expired;
  return (
    <Task
      title={title}
      lead={lead}
      end={<Link href={routes.login.path}>{passwordResetMessages.backToLogin}</Link>}
    >
      <ButtonLink href={routes['password-forgot'].path} isWide>
        {again}
      </ButtonLink>
    </Task>
  );
}
