import type { EmailForm } from '#machines/domain/email.ts';
import type { NewPassword } from '#machines/domain/password.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';

/** A code as it was entered, and whom it was sent to. */
export interface CodeEntry {
  email: string;
  code: string;
}

/** `expired`: the time in which the accepted code lets a password be chosen is over. */
export type PasswordChange = 'changed' | 'expired';

/** Answers with the address that was asked for, whether or not anybody has it. */
export const requestCodeForm = createFormMachine<EmailForm, EmailForm>('requestCode');
export const enterCodeForm = createFormMachine<CodeEntry, void>('enterCode');
export const choosePasswordForm = createFormMachine<NewPassword, PasswordChange>('choosePassword');
