import * as v from 'valibot';
import { optionalInstant, text } from './wire.ts';

/** How long the link in a new mailbox holds, hours. */
export const emailLinkHours = 24;

/** An address that its member logs in with once the link in its mailbox was opened, and until when that holds. */
export const pendingEmailSchema = v.object({ email: text, endsAt: optionalInstant });

export type PendingEmail = v.InferOutput<typeof pendingEmailSchema>;
