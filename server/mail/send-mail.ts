import { outboxMails } from '#server/db/operations-schema.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { describeError } from '#server/log.ts';
import type { Services } from '#server/services.ts';

/** A plain text, from a tenant to somebody. */
export interface Mail {
  client: ClientRow;
  to: string;
  subject: string;
  text: string;
}

/**
 * Puts a mail into the outbox, and has it sent where the settings name an SMTP server. It never rejects: what can't be
 * kept is logged. Nobody waits for the SMTP server, so that an answer's time tells nothing.
 */
export async function sendMail(
  { client, to, subject, text }: Mail,
  { db, clock, settings, log, jobs }: Services,
): Promise<void> {
  try {
    const state = settings.smtpUrl === null ? 'kept' : 'waiting';
    const row = {
      clientId: client.id,
      recipient: to,
      subject,
      body: text,
      createdAt: clock.now(),
      state,
    } as const;
    const [mail] = await db.insert(outboxMails).values(row).returning({ id: outboxMails.id });
    if (mail && state === 'waiting') await jobs.sendMail(mail.id);
  } catch (error) {
    log({
      time: clock.now().toISOString(),
      level: 'error',
      event: 'mail lost',
      client: client.id,
      subject,
      ...describeError(error),
    });
  }
}
