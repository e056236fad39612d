import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { outboxMails } from '#server/db/operations-schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import type { TestClient } from './api-client.ts';
import { testNow, type TestServer } from './api-server.ts';

export const newPassword = 'N3w!password-chosen';
export const usedUp = { code: 'i_pass_002', message: 'This code is not valid any more.' };
export const second = 1000;

export async function newMember(server: TestServer): Promise<string> {
  const { email } = await createDemoMember(server.db, { clientId: 'varsity', state: 'active', now: testNow });
  return email;
}

export const mailsTo = (server: TestServer, email: string) =>
  server.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(desc(outboxMails.createdAt));

export async function askCode(server: TestServer, visitor: TestClient, email: string): Promise<string> {
  expect((await visitor.post('/password-reset-begin', { email })).status).toBe(204);
  const [mail] = await mailsTo(server, email);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

export const grantSchema = v.strictObject({
  token: v.strictObject({ email: v.string(), token: v.string() }),
});

export async function askToken(server: TestServer, visitor: TestClient, email: string): Promise<string> {
  const code = await askCode(server, visitor, email);
  const response = await visitor.post('/password-reset-validate-token', { email, token: code });
  return v.parse(grantSchema, await response.json()).token.token;
}

export const validate = (visitor: TestClient, email: string, token: string) =>
  visitor.post('/password-reset-validate-token', { email, token });

export const reset = (visitor: TestClient, email: string, token: string, password = newPassword) =>
  visitor.post('/password-reset', { email, token, password, passwordConfirmation: password });

export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function expectRefusal(response: Response, body: object) {
  expect(response.status).toBe(520);
  expect(await response.json()).toEqual(body);
}
