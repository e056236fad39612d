import { activationSchema, type Activation } from '#machines/domain/activation.ts';
import { routes } from '#machines/domain/routes.ts';
import { activationMessages } from './activation.messages.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Link } from '#src/ui/link/link.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { Task } from '#src/ui/task/task.tsx';
import * as styles from './activation.css.ts';

const copy = activationMessages.choose;

interface ActivateScreenProps {
  clientName: string;
  firstName: string;
  email: string;
  /** The name of the plan and its price, already formatted; null when the membership has none. */
  plan: { name: string; price: string } | null;
  form: SentForm;
  draft?: FormDraft;
  onSubmit: (values: Activation) => void;
}

export function ActivateScreen({
  clientName,
  firstName,
  email,
  plan,
  form,
  draft,
  onSubmit,
}: ActivateScreenProps) {
  const mustWait = form.state === 'waiting';
  const [before, between, after] = copy.legal;
  const rows = [
    { label: activationMessages.email, value: email },
    ...(plan ? [{ label: copy.plan, value: plan.name, note: plan.price }] : []),
  ];
  return (
    <Task title={copy.title(firstName)} lead={copy.lead(clientName)}>
      <div className={styles.summary}>
        <SummaryList rows={rows} />
      </div>
      <Form
        schema={activationSchema}
        texts={fieldMessages}
        isBusy={form.state === 'sending'}
        error={form.error}
        fieldErrors={form.fieldErrors}
        {...(draft && { draft })}
        onSubmit={(values) => {
          if (!mustWait) onSubmit(values);
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        <div className={styles.boxes}>
          <CheckboxField name="over18" label={copy.over18} />
          <CheckboxField name="newsletter" label={copy.newsletter(clientName)} />
        </div>
        <Button
          type="submit"
          isWide
          isBusy={form.state === 'sending'}
          isDisabled={mustWait}
          busyLabel={copy.busy}
        >
          {mustWait ? activationMessages.wait : copy.submit}
        </Button>
        <p className={styles.legal}>
          {before}
          <Link href={routes['support-terms'].path}>{copy.terms}</Link>
          {between}
          <Link href={routes['support-privacy'].path}>{copy.privacy}</Link>
          {after}
        </p>
      </Form>
    </Task>
  );
}
