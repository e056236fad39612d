import { emailLinkHours } from '#machines/domain/pending-email.ts';
import { resetCodeLifetime, resetTokenLifetime } from '#machines/domain/reset-code.ts';
import { isSocialProvider, providerNames } from '#server/auth/social/identity-provider.ts';
import { linkTo, type LinkSource } from '#server/client/page-link.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import type { Mail } from './letter.ts';

/** The tenant in whose name a mail is sent, and what its links are made of. */
export interface MailSource extends LinkSource {
  client: ClientRow;
}

function mailTo({ client }: MailSource, user: UserRow, subject: string, paragraphs: readonly string[]): Mail {
  return { client, to: user, letter: { subject, paragraphs } };
}

/** What proves to be the owner of a mailbox; the code is null where too many were asked for. */
interface ResetSecrets {
  code: string | null;
  token: string;
}

/** An address that is to be confirmed, and what confirms it. */
export interface NewEmail {
  email: string;
  token: string;
}

/** A code to choose a new password, and where to enter it; and a link that needs no code. */
export function resetMail(source: MailSource, user: UserRow, { code, token }: ResetSecrets): Mail {
  const link = linkTo(source, 'password-reset-2', { email: user.email, token });
  const withCode = [
    `Your code is ${code}. It is valid for ${resetCodeLifetime / 60} minutes and works once.`,
    `Enter it here: ${linkTo(source, 'password-reset-1', { email: user.email })}`,
  ];
  const first = code === null ? 'Choose a new password here' : 'Or choose a new password without the code';
  const subject = code === null ? 'Choose a new password' : 'Your code to choose a new password';
  return mailTo(source, user, subject, [
    ...(code === null ? [] : withCode),
    `${first}: ${link}\nThis link is valid for ${resetTokenLifetime / 60} minutes.`,
    'Didn’t request this? You can ignore this email. Your password won’t change.',
  ]);
}

/** The link by which an imported member activates the account. */
export function activationMail(
  source: MailSource,
  user: UserRow,
  { token, days }: { token: string; days: number },
): Mail {
  return mailTo(source, user, 'Activate your account', [
    `Your membership has moved to ${source.client.name}. Choose a password to activate your account:`,
    linkTo(source, 'activate', { token }),
    `The link is valid for ${days === 1 ? 'a day' : `${days} days`} and works once. It replaces any earlier link.`,
  ]);
}

/** Tells somebody who signs in by a provider that there is no password. */
export function noPasswordMail(source: MailSource, user: UserRow, provider: string): Mail {
  const name = isSocialProvider(provider) ? providerNames[provider] : provider;
  return mailTo(source, user, `You log in with ${name}`, [
    `Somebody asked for a new password for this address. Your account has none: you log in with ${name}.`,
    `Log in here: ${linkTo(source, 'login', {})}`,
  ]);
}

/** The link by which a new mailbox agrees that its address is logged in with. */
export function emailLinkMail(source: MailSource, user: UserRow, { email, token }: NewEmail): Mail {
  return mailTo(source, { ...user, email }, 'Confirm your new email', [
    `You asked to log in to ${source.client.name} with ${email}. Open this link to confirm it:`,
    linkTo(source, 'account', { confirm: token }),
    `The link is valid for ${emailLinkHours} hours and works once. If you’re asked to log in, use your current email.`,
    'Didn’t request this? You can ignore this email: nothing changes.',
  ]);
}

/** Tells who has an address already that somebody wanted it. */
export function emailTakenMail(source: MailSource, owner: UserRow): Mail {
  return mailTo(source, owner, 'This email already has an account', [
    `Somebody with another account asked to log in with ${owner.email}. It belongs to your account, so nothing changes.`,
    `Was it you? Log in here: ${linkTo(source, 'login', {})}`,
  ]);
}

/** Tells the present address that another one was asked for. */
export function emailAskedMail(source: MailSource, user: UserRow, email: string): Mail {
  return mailTo(source, user, 'You asked to change your email', [
    `We sent a link to ${email}. Until it’s opened, you log in with this address as before.`,
    `Wasn’t you? Reset your password: ${linkTo(source, 'password-forgot', {})}\nThat also cancels the link.`,
  ]);
}

/** Tells the address that was left which one signs in from now on. */
export function emailChangedMail(source: MailSource, user: UserRow, email: string): Mail {
  const { supportEmail } = source.client;
  return mailTo(source, user, 'Your email address was changed', [
    `From now on you log in with ${email}. We’ll no longer email this address.`,
    `Wasn’t you? Write to ${supportEmail} right away.`,
  ]);
}

const passwordChanges = {
  'on the account page':
    'Your password was changed on the account page. You’ve been logged out everywhere else.',
  'by email':
    'Your password was changed with a code or link that we emailed you. You’ve been logged out everywhere.',
} as const;

/** Tells a member that the password is another one now, and how it was changed. */
export function passwordChangedMail(
  source: MailSource,
  user: UserRow,
  how: keyof typeof passwordChanges,
): Mail {
  return mailTo(source, user, 'Your password was changed', [
    passwordChanges[how],
    `Wasn’t you? Reset your password: ${linkTo(source, 'password-forgot', {})}`,
  ]);
}
