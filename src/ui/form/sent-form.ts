import type { FormError } from './form-errors.ts';

/** How a form stands that is sent to the server. */
export interface SentForm {
  /** `waiting`: too many tries, the form opens again by itself. */
  state: 'editing' | 'sending' | 'refused' | 'waiting';
  /** Why it was not accepted as a whole. */
  error: FormError | null;
  /** What is wrong with single fields, by their names. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** A form that nobody has sent yet. */
export const unsentForm: SentForm = { state: 'editing', error: null, fieldErrors: {} };
