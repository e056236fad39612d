import type { ClientRow, UserRow } from '#server/db/rows.ts';

/** What a mail says, without its looks. */
export interface Letter {
  subject: string;
  /** Addresses in them become links. */
  paragraphs: readonly string[];
  /** What was paid, and for what: label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; href: string };
}

/** A letter of a tenant to somebody. */
export interface Mail {
  client: ClientRow;
  to: Pick<UserRow, 'email' | 'firstName'>;
  letter: Letter;
}

export function greetingOf({ to: { firstName } }: Mail): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`;
}

/** A mail as plain text. */
export function textOf(mail: Mail): string {
  const { client, letter } = mail;
  const { paragraphs, facts = [], action } = letter;
  return `${[
    greetingOf(mail),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `${client.name}\n${client.supportEmail}`,
  ].join('\n\n')}\n`;
}
