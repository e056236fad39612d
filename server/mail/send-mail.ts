import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { themes } from '#server/db/schema.ts';
import type { ThemeDocument } from '#server/db/tenant-schema.ts';
import type { Settings } from '#server/env.ts';
import { describeError } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import { htmlOf } from './letter-html.ts';
import { textOf, type Mail } from './letter.ts';

/** Where nothing sends mail, only that there was one is stored, and never its text. */
const unsent = { state: 'given up', body: '', html: '', failure: 'no SMTP_URL' } as const;

function outcomeOf({ smtpUrl, sandbox }: Settings) {
  if (smtpUrl !== null) return { state: 'waiting' } as const;
  return sandbox ? ({ state: 'kept' } as const) : unsent;
}

/** A mail as a row of the outbox. */
async function outboxRowOf(
  mail: Mail,
  theme: ThemeDocument | null,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
) {
  return {
    clientId: mail.client.id,
    recipient: mail.to.email,
    subject: mail.letter.subject,
    body: textOf(mail),
    html: await htmlOf(mail, theme),
    createdAt: clock.now(),
    ...outcomeOf(settings),
  };
}

type StoredMail = Pick<typeof outboxMails.$inferSelect, 'id' | 'clientId' | 'subject' | 'state'>;

const storedMail = {
  id: outboxMails.id,
  clientId: outboxMails.clientId,
  subject: outboxMails.subject,
  state: outboxMails.state,
};

/** A mail with the looks of its tenant; null where that has none. */
export interface ThemedMail {
  mail: Mail;
  theme: ThemeDocument | null;
}

/** Puts mails into the outbox, and gives what {@link handOver} takes of them. */
export async function storeMails(
  db: Database,
  mails: readonly ThemedMail[],
  deps: Pick<Services, 'clock' | 'settings'>,
): Promise<StoredMail[]> {
  if (mails.length === 0) return [];
  const rows = await Promise.all(mails.map(({ mail, theme }) => outboxRowOf(mail, theme, deps)));
  return db.insert(outboxMails).values(rows).returning(storedMail);
}

/** Has a stored mail sent, or logs that nothing sends it. */
export async function handOver(
  { id, clientId, subject, state }: StoredMail,
  { clock, log, jobs }: Pick<Services, 'clock' | 'log' | 'jobs'>,
): Promise<void> {
  if (state === 'waiting') await jobs.sendMail(id);
  if (state === 'given up') {
    log({
      time: clock.now().toISOString(),
      level: 'error',
      event: 'mail given up',
      client: clientId,
      mail: id,
      subject,
      failure: unsent.failure,
    });
  }
}

/**
 * Puts a mail into the outbox, and has it sent where the settings name an SMTP server. It never rejects: what can't be
 * stored or sent is logged. Nobody waits for the SMTP server, so that an answer's time tells nothing.
 */
export async function sendMail(mail: Mail, services: Services): Promise<void> {
  const { db, clock, log } = services;
  const { id: clientId } = mail.client;
  try {
    const [theme] = await db.select().from(themes).where(eq(themes.clientId, clientId)).limit(1);
    const stored = await storeMails(db, [{ mail, theme: theme?.document ?? null }], services);
    for (const each of stored) await handOver(each, services);
  } catch (error) {
    log({
      time: clock.now().toISOString(),
      level: 'error',
      event: 'mail lost',
      client: clientId,
      subject: mail.letter.subject,
      ...describeError(error),
    });
  }
}
