import { resetCodeLifetime } from '#machines/domain/reset-code.ts';
import { isSocialProvider, providerNames } from '#server/auth/social/identity-provider.ts';
import type { UserRow } from '#server/http/context.ts';
import { linkTo, type LinkSource } from '#server/http/page-link.ts';
import type { Mail } from './send-mail.ts';

function greeting({ firstName }: UserRow): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`;
}

function letter(source: LinkSource, user: UserRow, subject: string, paragraphs: readonly string[]): Mail {
  const client = source.c.get('client');
  const signature = `${client.name}\n${client.supportEmail}`;
  return {
    client,
    to: user.email,
    subject,
    text: `${[greeting(user), ...paragraphs, signature].join('\n\n')}\n`,
  };
}

/** A code to choose a new password, and where to enter it. */
export function resetMail(source: LinkSource, user: UserRow, code: string): Mail {
  return letter(source, user, 'Your code to choose a new password', [
    `Your code is ${code}. It is valid for ${resetCodeLifetime / 60} minutes and works once.`,
    `Enter it here: ${linkTo(source, 'password-reset-1', { email: user.email })}`,
    'You did not ask for it? Then you can ignore this mail: your password stays as it is.',
  ]);
}

/** The link by which an imported member activates the account. */
export function activationMail(source: LinkSource, user: UserRow, token: string): Mail {
  return letter(source, user, 'Activate your account', [
    'Your membership has moved to us. Choose a password to activate your account:',
    linkTo(source, 'activate', { token }),
    'The link works once. It takes the place of every link that we sent you before.',
  ]);
}

/** Tells somebody who signs in by a provider that there is no password. */
export function noPasswordMail(source: LinkSource, user: UserRow, provider: string): Mail {
  const name = isSocialProvider(provider) ? providerNames[provider] : provider;
  return letter(source, user, `You sign in with ${name}`, [
    `Somebody asked for a new password for this address. Your account has none: you sign in with ${name}.`,
    `Log in here: ${linkTo(source, 'login', {})}`,
  ]);
}
