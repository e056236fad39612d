import { useSelector } from '@xstate/react';
import type { NonReducibleUnknown } from 'xstate';
import { hasCode } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import type { FormRef } from '#machines/form/form.machine.ts';
import { useClient } from './app-context.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { SentForm } from '#src/ui/form/sent-form.ts';

/** A refusal that is about one field: its code, the name of the field, and the words. */
export interface FieldRefusal {
  code: ErrorCode;
  name: string;
  text: string;
}

/** How a form stands and how it is sent; without an actor, before and after its life, it is on its way. */
export function useForm<Values extends NonReducibleUnknown, Answer>(
  form: FormRef<Values, Answer> | undefined,
  refusal?: FieldRefusal,
): { form: SentForm; submit: (values: Values) => void } {
  const { supportEmail } = useClient();
  const state = useSelector(form, (snapshot) => snapshot?.value ?? 'accepted');
  const error = useSelector(form, (snapshot) => snapshot?.context.error ?? null);
  const fields = error?.kind === 'rejected' ? error.fields : {};
  const fieldErrors =
    error && refusal && hasCode(error, refusal.code) ? { [refusal.name]: [refusal.text] } : fields;
  const isOfFields = Object.keys(fieldErrors).length > 0;
  return {
    form: {
      state: state === 'accepted' ? 'sending' : state,
      error: error && !isOfFields ? errorMessage(error, { supportEmail }) : null,
      fieldErrors,
    },
    submit: (values) => form?.send({ type: 'form.submit', values }),
  };
}
