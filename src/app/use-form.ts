import type { SentFormRef } from '#machines/form/form.machine.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { FormReading } from '#src/messages/form-reading.ts';
import { useSentForm } from './use-sent-form.ts';

/** A form of a page that comes with the words for all errors. */
export function useForm<Values>(form: SentFormRef<Values> | undefined, reading: FormReading) {
  return useSentForm(form, reading, errorMessage);
}
