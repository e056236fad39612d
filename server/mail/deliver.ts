import { subHours, subMinutes } from 'date-fns';
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { latestAt } from '#server/clock.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { clients } from '#server/db/schema.ts';
import { describeError } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import { causeOf, isRefusedForGood, sendBySmtp } from './smtp.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

/** What is given up is kept as a record, without its text. */
const givenUp = { state: 'given up', body: '', html: '' } as const;

/**
 * Sends a mail that waits in the outbox by SMTP, and forgets it. What can't be sent is written down and logged without
 * its address, and is to be tried again; it is given up after the last try, or when it was refused for good.
 */
export async function deliver(
  mailId: string,
  isLast: boolean,
  { db, clock, settings, log }: Deps,
): Promise<'done' | 'again'> {
  const own = eq(outboxMails.id, mailId);
  const [found] = await db
    .select({ mail: outboxMails, name: clients.name, address: clients.supportEmail })
    .from(outboxMails)
    .innerJoin(clients, eq(clients.id, outboxMails.clientId))
    .where(and(own, eq(outboxMails.state, 'waiting')))
    .limit(1);
  if (!found || settings.smtpUrl === null) return 'done';
  const { mail, name, address } = found;
  const { id, recipient: to, subject, body: text, html } = mail;
  try {
    await sendBySmtp(settings.smtpUrl, { id, from: { name, address }, to, subject, text, html });
  } catch (error) {
    const isOver = isLast || isRefusedForGood(error);
    const attempts = mail.attempts + 1;
    await db
      .update(outboxMails)
      .set({ attempts, failure: causeOf(error), ...(isOver && givenUp) })
      .where(own);
    log({
      time: clock.now().toISOString(),
      level: 'error',
      event: isOver ? 'mail given up' : 'mail not sent yet',
      client: mail.clientId,
      mail: id,
      subject,
      attempts,
      ...describeError(error),
    });
    return isOver ? 'done' : 'again';
  }
  await db.delete(outboxMails).where(own);
  return 'done';
}

/**
 * What has waited for a minute, or since before the clock was put back: its server may have been killed before it was
 * queued. What has waited for an hour is
 * given up: nobody needs a code any more.
 */
export async function clearedMails({ db, clock }: Deps): Promise<{ id: string }[]> {
  const now = clock.now();
  const waits = eq(outboxMails.state, 'waiting');
  const isAhead = gt(outboxMails.createdAt, latestAt(now));
  await db
    .update(outboxMails)
    .set({ ...givenUp, failure: sql`coalesce(${outboxMails.failure}, 'not sent within an hour')` })
    .where(and(waits, lt(outboxMails.createdAt, subHours(now, 1))));
  return db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(waits, or(lt(outboxMails.createdAt, subMinutes(now, 1)), isAhead)))
    .orderBy(asc(outboxMails.createdAt))
    .limit(1000);
}
