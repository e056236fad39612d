import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as v from 'valibot';
import { accountHistory } from '#server/db/history-schema.ts';
import { users } from '#server/db/schema.ts';
import type { TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';
import { emailTokenOf } from './email-link.ts';
import { mailsTo } from './password-reset.ts';

export const demoPassword = 'Demo!2345';
export const second = 1000;
export const hour = 3600 * second;
export const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
export const subjectsTo = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject).toReversed();
export const errorsOf = async (response: Response) =>
  v.parse(v.looseObject({ errors: v.unknown() }), await response.json()).errors;

export const requestEmail = (member: TestMember, email: string, change: object = {}) =>
  member.send('PATCH', '/users/me/email', {
    email,
    emailConfirmation: email,
    currentPassword: demoPassword,
    ...change,
  });
export const confirm = (member: Pick<TestMember, 'post'>, token: string) =>
  member.post('/users/me/pending-email/confirm', { token });
export const resend = (member: TestMember) => member.post('/users/me/pending-email');
export const drop = (member: TestMember) => member.send('DELETE', '/users/me/pending-email');

const emailsOf = v.object({
  user: v.object({
    email: v.string(),
    pendingEmail: v.nullable(v.object({ email: v.string(), endsAt: v.string() })),
  }),
});
export const emails = async (response: Response) => {
  expect(response.status).toBe(200);
  return v.parse(emailsOf, await response.json()).user;
};

export async function rowOf(server: TestServer, { userId }: TestMember) {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
}

export const kindsOf = async (server: TestServer, { userId }: TestMember) =>
  (await server.db.select().from(accountHistory).where(eq(accountHistory.userId, userId))).map(
    ({ kind }) => kind,
  );

export async function requestNewEmail(server: TestServer, member: TestMember) {
  const email = newEmail();
  expect((await requestEmail(member, email)).status).toBe(200);
  const token = await emailTokenOf(server, email);
  server.clock.advance(second);
  return { email, token };
}
