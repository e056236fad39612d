import { useSelector } from '@xstate/react';
import type { NonReducibleUnknown } from 'xstate';
import type { FormRef } from '#machines/form/form.machine.ts';
import { formProblem, type FormReading } from '#src/messages/form-problem.ts';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { useClient } from './app-context.ts';

/** How a form stands and how it is sent; without an actor, before and after its life, it is on its way. */
export function useForm<Values extends NonReducibleUnknown, Answer>(
  form: FormRef<Values, Answer> | undefined,
  reading: FormReading,
): { form: SentForm; submit: (values: Values) => void } {
  const { supportEmail } = useClient();
  const state = useSelector(form, (snapshot) => snapshot?.value ?? 'accepted');
  const error = useSelector(form, (snapshot) => snapshot?.context.error ?? null);
  return {
    form: { state: state === 'accepted' ? 'sending' : state, ...formProblem(error, supportEmail, reading) },
    submit: (values) => form?.send({ type: 'form.submit', values }),
  };
}
