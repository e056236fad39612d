import type { TestServer } from './api-server.ts';
import { mailsTo } from './password-reset.ts';

/** The token of the latest link that was sent to a new address; throws where there is none. */
export async function emailTokenOf(server: TestServer, email: string): Promise<string> {
  const [mail] = await mailsTo(server, email);
  const token = /account\?confirm=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${email}.`);
  return token;
}
