import { createTransport } from 'nodemailer';

/** A mail with its envelope. */
export interface Envelope {
  /** The same each time it is sent, so that a mailbox knows it again. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** The same as a page; empty for none. */
  html: string;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands a letter to an SMTP server. Rejects when it doesn't take it. */
export async function sendBySmtp(
  url: string,
  { id, from, to, subject, text, html }: Envelope,
): Promise<void> {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.sendMail({
      messageId: `<${id}@${from.address.split('@').at(-1)}>`,
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(html !== '' && { html }),
    });
  } finally {
    transport.close();
  }
}

interface Refusal {
  code?: string;
  responseCode?: number;
}

const refusalOf = (error: unknown) => (error instanceof Error ? error : {}) as Refusal;

/** Why a letter was not taken, without a word of it: `EENVELOPE 550`. */
export function causeOf(error: unknown): string {
  const { code = 'unknown', responseCode } = refusalOf(error);
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/** Whether the server will never take this letter: its address, or itself, was refused for good. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = refusalOf(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
