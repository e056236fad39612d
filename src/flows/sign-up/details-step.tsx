import { contactDetailsSchema, type ContactDetails } from '#machines/domain/address.ts';
import type { Country } from '#machines/domain/stored-address.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { AddressFields } from '#src/ui/address-fields/address-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { StepFrame, type StepPlace } from './step-frame.tsx';
import * as styles from './step-frame.css.ts';

const copy = signUpMessages.details;

interface DetailsStepProps {
  place: StepPlace;
  /** Where most members of this client live. */
  homeCountry: Country;
  form: SentForm;
  draft: FormDraft | undefined;
  onSubmit: (details: ContactDetails) => void;
  onSkip: () => void;
}

/** The step before it is there. */
export function DetailsSkeleton({ place }: Pick<DetailsStepProps, 'place'>) {
  return (
    <StepFrame isForm place={place} title={copy.title} lead={copy.lead}>
      <Waiting className={styles.awaited}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Waiting>
    </StepFrame>
  );
}

export function DetailsStep({ place, homeCountry, form, draft, onSubmit, onSkip }: DetailsStepProps) {
  return (
    <StepFrame isForm place={place} title={copy.title} lead={copy.lead}>
      <Form
        className={styles.body}
        schema={contactDetailsSchema}
        texts={fieldMessages}
        isBusy={form.state === 'sending'}
        error={form.error}
        fieldErrors={form.fieldErrors}
        {...(draft && { draft })}
        onSubmit={(details) => {
          if (form.state !== 'waiting') onSubmit(details);
        }}
      >
        <TextField name="phone" type="tel" label={copy.phone} autoComplete="tel" inputMode="tel" />
        <AddressFields homeCountry={homeCountry} />
        <div className={styles.actions}>
          <Button
            type="submit"
            isWide
            isBusy={form.state === 'sending'}
            isDisabled={form.state === 'waiting'}
            busyLabel={copy.busy}
          >
            {form.state === 'waiting' ? copy.wait : copy.submit}
          </Button>
          <Button isWide variant="quiet" isDisabled={form.state === 'sending'} onClick={onSkip}>
            {copy.skip}
          </Button>
        </div>
      </Form>
    </StepFrame>
  );
}
