import { useSelector } from '@xstate/react';
import type { SentFormRef } from '#machines/form/form.machine.ts';
import type { firstErrorMessage } from '#src/messages/first-errors.ts';
import { readProblem, type FormReading } from '#src/messages/form-reading.ts';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { useClient } from './app-context.ts';

/** How a form stands and how it is sent; without an actor, before and after its life, it is on its way. */
export function useSentForm<Values>(
  form: SentFormRef<Values> | undefined,
  reading: FormReading,
  errorMessage: typeof firstErrorMessage,
): { form: SentForm; submit: (values: Values) => void } {
  const { supportEmail } = useClient();
  const state = useSelector(form, (snapshot) => snapshot?.value ?? 'accepted');
  const error = useSelector(form, (snapshot) => snapshot?.context.error ?? null);
  const problem = readProblem(error, (failure) => errorMessage(failure, { supportEmail }), reading);
  return {
    form: { state: state === 'accepted' ? 'sending' : state, ...problem },
    submit: (values) => form?.send({ type: 'form.submit', values }),
  };
}
