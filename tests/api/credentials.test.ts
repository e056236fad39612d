import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/db/operations-schema.ts';
import { users } from '#server/db/schema.ts';
import { codeOf, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { askCode, mailsTo, newPassword, validate } from '#tests/support/password-reset.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

const demoPassword = 'Demo!2345';
const addressBody = (email: string) => ({ email, emailConfirmation: email, currentPassword: demoPassword });
const passwordBody = (change: object = {}) => ({
  currentPassword: demoPassword,
  password: newPassword,
  passwordConfirmation: newPassword,
  ...change,
});
const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
const errorsOf = async (response: Response) =>
  v.parse(v.looseObject({ errors: v.unknown() }), await response.json()).errors;

async function rowOf({ userId }: TestMember) {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
}

const changeEmail = (member: TestMember, email: string) =>
  member.send('PATCH', '/users/me/email', addressBody(email));
const changePassword = (member: TestMember, change?: object) =>
  member.send('PATCH', '/users/me/password', passwordBody(change));

describe('changing the password', () => {
  test('[ACCT-01] moves this session to a new id, ends the others, and notifies the member', async () => {
    const member = await signInAs(server, 'active');
    const other = server.client();
    await other.login(member.email);
    const [session, token] = [member.cookies.get('session'), member.cookies.get('XSRF-TOKEN')];
    const response = await changePassword(member);
    expect(response.status).toBe(204);
    expect((await member.get('/users/me')).status).toBe(200);
    expect(member.cookies.get('session')).not.toBe(session);
    expect(member.cookies.get('XSRF-TOKEN')).not.toBe(token);
    expect((await member.send('PATCH', '/users/me', { phone: '' })).status).toBe(200);
    expect((await other.get('/users/me')).status).toBe(401);
    expect(await server.db.select().from(sessions).where(eq(sessions.userId, member.userId))).toHaveLength(1);
    expect(await codeOf(await server.client().login(member.email))).toBe('i_auth_003');
    expect((await server.client().login(member.email, newPassword)).status).toBe(200);
    expect(await mailsTo(server, member.email)).toMatchObject([
      { subject: 'Your password was changed', body: expect.not.stringContaining(newPassword) },
    ]);
  });

  test('[ACCT-01] takes away a code that was asked for before', async () => {
    const member = await signInAs(server, 'active');
    const code = await askCode(server, server.client(), member.email);
    await changePassword(member);
    expect(await codeOf(await validate(server.client(), member.email, code))).toBe('i_pass_002');
  });

  test('[ACCT-01] refuses a wrong current one with i_user_003, and new ones that differ with i_user_001', async () => {
    const member = await signInAs(server, 'active');
    const before = await rowOf(member);
    expect(await codeOf(await changePassword(member, { currentPassword: 'Wrong!2345' }))).toBe('i_user_003');
    expect(await codeOf(await changePassword(member, { passwordConfirmation: 'Other!2345' }))).toBe(
      'i_user_001',
    );
    expect(await rowOf(member)).toEqual(before);
    expect((await member.get('/users/me')).status).toBe(200);
  });

  test('[ACCT-01] of two changes at once with the same current one, the second is refused', async () => {
    const member = await signInAs(server, 'active');
    const answers = await Promise.all([
      changePassword(member),
      changePassword(member, { password: 'Other!9876x', passwordConfirmation: 'Other!9876x' }),
    ]);
    const codes = await Promise.all(
      answers.map(async (each) => (each.status === 204 ? 'kept' : codeOf(each))),
    );
    expect(new Set(codes)).toEqual(new Set(['i_user_003', 'kept']));
  });

  test.each([
    ['nothing', { currentPassword: '' }, { currentPassword: ['Enter your current password.'] }],
    [
      'a weak one',
      { password: 'short', passwordConfirmation: 'short' },
      { password: [expect.stringContaining('A password has at least 8 characters')] },
    ],
    [
      'a common one',
      { password: 'Password1!', passwordConfirmation: 'Password1!' },
      { password: ['This password is too easy to guess.'] },
    ],
  ])('[FRMT-03] refuses %s on its field', async (_, change, errors) => {
    const member = await signInAs(server, 'active');
    const before = await rowOf(member);
    const response = await changePassword(member, change);
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual(errors);
    expect(await rowOf(member)).toEqual(before);
  });

  test('[TRST-04] allows five tries in a minute', async () => {
    const member = await signInAs(server, 'active');
    for (let tried = 0; tried < 5; tried += 1)
      await changePassword(member, { currentPassword: 'Wrong!2345' });
    const refused = await changePassword(member);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await codeOf(refused)).toBe('i_auth_005');
    server.clock.advance(60_000);
    expect((await changePassword(member)).status).toBe(204);
  });
});

describe('what a member signs in with', () => {
  test('[ACCT-01] is not ours to change for who signs in by a provider', async () => {
    const member = await signInAs(server, 'active');
    await server.db.update(users).set({ oauthProvider: 'google' }).where(eq(users.id, member.userId));
    const before = await rowOf(member);
    expect(await codeOf(await changeEmail(member, newEmail()))).toBe('i_auth_004');
    expect(await codeOf(await changePassword(member))).toBe('i_auth_004');
    expect(await rowOf(member)).toEqual(before);
  });

  test.each(['email', 'password'])('[AUTH-08] is refused without a session or a token: %s', async (name) => {
    const body = name === 'email' ? addressBody(newEmail()) : passwordBody();
    expect((await server.client().send('PATCH', `/users/me/${name}`, body)).status).toBe(401);
    const member = await signInAs(server, 'active');
    const headers = { 'x-xsrf-token': 'none' };
    expect((await member.send('PATCH', `/users/me/${name}`, body, headers)).status).toBe(419);
  });
});
