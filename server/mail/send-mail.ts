import { outboxMails } from '#server/db/operations-schema.ts';
import type { ClientRow } from '#server/db/rows.ts';
import type { Settings } from '#server/env.ts';
import { describeError } from '#server/log.ts';
import type { Services } from '#server/services.ts';

/** A plain text, from a tenant to somebody. */
export interface Mail {
  client: ClientRow;
  to: string;
  subject: string;
  text: string;
}

/** Where nothing sends mail, only that there was one is stored, and never its text. */
const unsent = { state: 'given up', body: '', failure: 'no SMTP_URL' } as const;

function outcomeOf({ smtpUrl, sandbox }: Settings) {
  if (smtpUrl !== null) return { state: 'waiting' } as const;
  return sandbox ? ({ state: 'kept' } as const) : unsent;
}

/**
 * Puts a mail into the outbox, and has it sent where the settings name an SMTP server. It never rejects: what can't be
 * stored or sent is logged. Nobody waits for the SMTP server, so that an answer's time tells nothing.
 */
export async function sendMail(
  { client, to, subject, text }: Mail,
  { db, clock, settings, log, jobs }: Services,
): Promise<void> {
  try {
    const letter = { clientId: client.id, recipient: to, subject, body: text, createdAt: clock.now() };
    const [mail] = await db
      .insert(outboxMails)
      .values({ ...letter, ...outcomeOf(settings) })
      .returning({ id: outboxMails.id, state: outboxMails.state });
    if (mail?.state === 'waiting') await jobs.sendMail(mail.id);
    if (mail?.state === 'given up') {
      log({
        time: clock.now().toISOString(),
        level: 'error',
        event: 'mail given up',
        client: client.id,
        mail: mail.id,
        subject,
        failure: unsent.failure,
      });
    }
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
