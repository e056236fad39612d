import { eq } from 'drizzle-orm';
import { outboxMails } from '#server/db/operations-schema.ts';
import { writeOrderedMails } from '#server/mail/write-ordered-mails.ts';
import type { TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';

/** The mails to a member, with those that are ordered. */
export async function mailsOf({ services, db }: TestServer, { email }: TestMember) {
  await writeOrderedMails(services, services.jobs);
  return db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
}

/** What they say between the greeting and the signature: one text for each, in the order of subjects. */
export async function lettersOf(server: TestServer, member: TestMember) {
  const mails = await mailsOf(server, member);
  return mails
    .map(({ subject, body }) => ({ subject, text: body.split('\n\n').slice(1, -1).join('\n\n') }))
    .toSorted((one, other) => (one.subject + one.text).localeCompare(other.subject + other.text));
}
