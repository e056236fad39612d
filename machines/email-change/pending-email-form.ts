import type { User } from '#machines/domain/member.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';

/** What can be done about an email that waits for its mailbox. */
export type PendingEmailAction = 'resend' | 'drop';

/** Sends the link again, or drops the address; answers with what it did and who the member is then. */
export const pendingEmailForm = createFormMachine<
  { action: PendingEmailAction },
  { action: PendingEmailAction; user: User }
>('pendingEmail');
