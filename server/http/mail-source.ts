import type { Context } from 'hono';
import type { Settings } from '#server/env.ts';
import type { MailSource } from '#server/mail/account-mails.ts';
import type { ApiEnv } from './context.ts';
import { publicOrigin } from '#server/client/public-origin.ts';

/** In whose name a mail is sent that a request causes, and where its links begin. */
export function mailSource(c: Context<ApiEnv>, settings: Settings): MailSource {
  const client = c.get('client');
  return { client, origin: publicOrigin(client, c.req.url, settings) };
}
