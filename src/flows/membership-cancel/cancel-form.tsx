import {
  cancelReasons,
  cancelReasonSchema,
  longestComment,
  type CancelWords,
} from '#machines/domain/cancel-reason.ts';
import { cancelReasonMessages, membershipCancelMessages } from './membership-cancel.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import { TextArea } from '#src/ui/text-field/text-area.tsx';
import * as styles from './membership-cancel.css.ts';

const copy = membershipCancelMessages.explain;

interface CancelFormProps {
  endsOn: string | null;
  /** What is charged all the same, in words; null for nothing. */
  charge: string | null;
  /** What stays owed and for what, in words; null for nothing. */
  debt: string | null;
  state: 'open' | 'cancelling' | 'checking';
  error: { text: string; hint?: string } | null;
  onConfirm: (words: CancelWords) => void;
  onBack: () => void;
}

/** A reason and a comment, both optional, and the confirmation. */
export function CancelForm({ endsOn, charge, debt, state, error, onConfirm, onBack }: CancelFormProps) {
  const isBusy = state !== 'open';
  return (
    <Form
      schema={cancelReasonSchema}
      texts={{ commentTooLong: copy.commentTooLong }}
      isBusy={isBusy}
      error={error && { ...error, text: `${copy.refused}. ${error.text}` }}
      onSubmit={onConfirm}
    >
      <StepHeading>{copy.lead(endsOn, charge, debt)}</StepHeading>
      <RadioCards
        name="reason"
        legend={copy.reason}
        columns="two"
        options={cancelReasons.map((value) => ({ value, label: cancelReasonMessages[value] }))}
      />
      <TextArea name="comment" label={copy.comment} maxLength={longestComment} />
      <div className={styles.actions}>
        <Button variant="quiet" isWide isDisabled={isBusy} onClick={onBack}>
          {copy.back}
        </Button>
        <Button
          type="submit"
          variant="danger"
          isWide
          isBusy={isBusy}
          busyLabel={state === 'checking' ? copy.checking : copy.busy}
        >
          {copy.confirm}
        </Button>
      </div>
    </Form>
  );
}
