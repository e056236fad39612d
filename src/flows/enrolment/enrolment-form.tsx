import { enrolmentSchema, type Enrolment } from '#machines/domain/enrolment.ts';
import { routes } from '#machines/domain/routes.ts';
import { enrolmentMessages as copy } from './enrolment.messages.ts';
import type { CapField } from '#src/messages/cap.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import type { FormProblem } from '#src/messages/form-reading.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { next } from './enrolment-screen.css.ts';

export interface EnrolmentFormProps {
  clientName: string;
  /** Null where there is nothing to limit. */
  cap: CapField | null;
  isBusy: boolean;
  problem: FormProblem;
  draft: FormDraft | undefined;
  onSubmit: (enrolment: Enrolment) => void;
}

/** What is asked of somebody who joins, beside the plan. */
export function EnrolmentForm({ clientName, cap, isBusy, problem, draft, onSubmit }: EnrolmentFormProps) {
  return (
    <Form
      schema={enrolmentSchema}
      texts={cap?.texts ?? fieldMessages}
      isBusy={isBusy}
      error={problem.error}
      fieldErrors={problem.fieldErrors}
      {...(draft && { draft })}
      onSubmit={onSubmit}
    >
      {cap && <MoneyField {...cap.field} label={copy.cap} />}
      <div>
        <CheckboxField name="newsletter" label={copy.newsletter(clientName)} />
        <CheckboxField
          name="over18"
          label={
            <>
              {copy.over18} <Link href={routes['support-terms'].path}>{copy.terms}</Link> {copy.and}{' '}
              <Link href={routes['support-privacy'].path}>{copy.privacy}</Link>.
            </>
          }
        />
      </div>
      <Button type="submit" isWide isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit(clientName)}
      </Button>
      <p className={next}>{copy.next}</p>
    </Form>
  );
}
