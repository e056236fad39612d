import { createTransport } from 'nodemailer';
import { outboxMails } from '#server/db/operations-schema.ts';
import type { ClientRow, Services } from '#server/http/context.ts';
import { describeError } from '#server/http/log.ts';

/** A plain text, from a tenant to somebody. */
export interface Mail {
  client: ClientRow;
  to: string;
  subject: string;
  text: string;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

async function sendBySmtp(url: string, { client, to, subject, text }: Mail) {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.sendMail({
      from: { name: client.name, address: client.supportEmail },
      to: { name: '', address: to },
      subject,
      text,
    });
  } finally {
    transport.close();
  }
}

async function keepInOutbox({ client, to, subject, text }: Mail, { db, clock }: Services) {
  await db
    .insert(outboxMails)
    .values({ clientId: client.id, recipient: to, subject, body: text, createdAt: clock.now() });
}

/**
 * Sends a mail by the SMTP server of the settings, or keeps it in the outbox when there is none. It never rejects:
 * what can't be sent is logged. Nobody waits for the SMTP server, so that an answer's time tells nothing.
 */
export async function sendMail(mail: Mail, services: Services): Promise<void> {
  const { settings, log, clock } = services;
  const sending =
    settings.smtpUrl === null ? keepInOutbox(mail, services) : sendBySmtp(settings.smtpUrl, mail);
  const settled = sending.catch((error: unknown) => {
    log({
      time: clock.now().toISOString(),
      level: 'error',
      event: 'mail not sent',
      client: mail.client.id,
      subject: mail.subject,
      ...describeError(error),
    });
  });
  if (settings.smtpUrl === null) await settled;
}
