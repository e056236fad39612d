import type { Activation } from '#machines/domain/activation.ts';
import type { EmailForm } from '#machines/domain/email.ts';
import type { Session } from '#machines/domain/member.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';

/** `void`: the link was used or replaced in the meantime. */
export type ActivationAnswer = { kind: 'activated'; session: Session } | { kind: 'void' };

export const activateForm = createFormMachine<Activation, ActivationAnswer>('activate');
/** Answers with the address that was asked for, whether or not anybody has it. */
export const requestLinkForm = createFormMachine<EmailForm, EmailForm>('requestLink');
