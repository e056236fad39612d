import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHistory } from '#server/db/history-schema.ts';
import { users } from '#server/db/schema.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { exportMember } from '#server/members/export-member.ts';
import { codeOf, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { emailTokenOf } from '#tests/support/email-link.ts';
import { askCode, askToken, mailsTo, newPassword, reset, validate } from '#tests/support/password-reset.ts';

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
const second = 1000;
const hour = 3600 * second;
const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
const subjectsTo = async (email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject).toReversed();
const errorsOf = async (response: Response) =>
  v.parse(v.looseObject({ errors: v.unknown() }), await response.json()).errors;

const ask = (member: TestMember, email: string, change: object = {}) =>
  member.send('PATCH', '/users/me/email', {
    email,
    emailConfirmation: email,
    currentPassword: demoPassword,
    ...change,
  });
const confirm = (member: Pick<TestMember, 'post'>, token: string) =>
  member.post('/users/me/pending-email/confirm', { token });
const resend = (member: TestMember) => member.post('/users/me/pending-email');
const drop = (member: TestMember) => member.send('DELETE', '/users/me/pending-email');

const emailsOf = v.object({
  user: v.object({
    email: v.string(),
    pendingEmail: v.nullable(v.object({ email: v.string(), endsAt: v.string() })),
  }),
});
const emails = async (response: Response) => {
  expect(response.status).toBe(200);
  return v.parse(emailsOf, await response.json()).user;
};

async function rowOf({ userId }: TestMember) {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
}

const kindsOf = async ({ userId }: TestMember) =>
  (await server.db.select().from(accountHistory).where(eq(accountHistory.userId, userId))).map(
    ({ kind }) => kind,
  );

async function askNew(member: TestMember) {
  const email = newEmail();
  expect((await ask(member, email)).status).toBe(200);
  const token = await emailTokenOf(server, email);
  server.clock.advance(second);
  return { email, token };
}

describe('asking for another email', () => {
  test('[LIFE-09] [ACCT-01] sends a link there, notifies the old address, and leaves the old one to log in with', async () => {
    const member = await signInAs(server, 'active');
    const email = newEmail();
    const answer = await emails(await ask(member, ` ${email.toUpperCase()} `, { emailConfirmation: email }));
    const endsAt = new Date(server.clock.now().getTime() + 24 * hour).toISOString();
    expect(answer).toEqual({ email: member.email, pendingEmail: { email, endsAt } });
    expect(await emails(await member.get('/users/me'))).toEqual(answer);
    expect((await server.client().login(member.email)).status).toBe(200);
    expect(await codeOf(await server.client().login(email))).toBe('i_auth_003');
    expect(await subjectsTo(email)).toEqual(['Confirm your new email']);
    expect(await subjectsTo(member.email)).toEqual(['You asked to change your email']);
    expect((await rowOf(member))?.emailTokenHash).not.toBe(await emailTokenOf(server, email));
    expect(await kindsOf(member)).not.toContain('emailChanged');
  });

  test('[LIFE-09] refuses a wrong password with i_user_003 and a missing one on its field', async () => {
    const member = await signInAs(server, 'active');
    const before = await rowOf(member);
    const email = newEmail();
    expect(await codeOf(await ask(member, email, { currentPassword: 'Wrong!2345' }))).toBe('i_user_003');
    expect(await errorsOf(await ask(member, email, { currentPassword: undefined }))).toEqual({
      currentPassword: ['Enter your current password.'],
    });
    expect(await rowOf(member)).toEqual(before);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('[LIFE-09] says of the present address that it is that already', async () => {
    const member = await signInAs(server, 'active');
    expect(await errorsOf(await ask(member, member.email.toUpperCase()))).toEqual({
      email: ['This is your email already.'],
    });
    expect(await mailsTo(server, member.email)).toEqual([]);
  });

  test('[FRMT-03] refuses what is no address on its field, and two that differ with i_user_002', async () => {
    const member = await signInAs(server, 'active');
    expect(await errorsOf(await ask(member, 'nobody'))).toEqual({ email: ['Enter a valid email address.'] });
    expect(await codeOf(await ask(member, newEmail(), { emailConfirmation: newEmail() }))).toBe('i_user_002');
  });

  test('[LIFE-09] [AUTH-08] never reports that somebody else has the address: they get word in their mailbox', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    expect(await emails(await ask(member, other.email))).toMatchObject({
      email: member.email,
      pendingEmail: { email: other.email },
    });
    expect(await subjectsTo(other.email)).toEqual(['This email already has an account']);
    expect(await subjectsTo(member.email)).toEqual(['You asked to change your email']);
  });

  test('[LIFE-09] sent twice at once is sent once; another address voids the first link', async () => {
    const member = await signInAs(server, 'active');
    const first = newEmail();
    await Promise.all([ask(member, first), ask(member, first)]);
    expect(await subjectsTo(first)).toEqual(['Confirm your new email']);
    const token = await emailTokenOf(server, first);
    const next = await askNew(member);
    expect(await codeOf(await confirm(member, token))).toBe('i_pass_002');
    expect(await emails(await confirm(member, next.token))).toEqual({
      email: next.email,
      pendingEmail: null,
    });
  });

  test('[TRST-04] [LIFE-09] allows five tries in a minute', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    for (let tried = 0; tried < 5; tried += 1)
      await ask(member, newEmail(), { currentPassword: 'Wrong!2345' });
    const refused = await ask(member, newEmail());
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await codeOf(refused)).toBe('i_auth_005');
    expect((await ask(other, newEmail())).status).toBe(200);
  });
});

describe('opening the link', () => {
  test('[LIFE-09] [ACCT-01] makes the new address the one to log in with, notifies the old one, and is in the history', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await askNew(member);
    expect(await emails(await confirm(member, token))).toEqual({ email, pendingEmail: null });
    expect((await server.client().login(email)).status).toBe(200);
    expect(await codeOf(await server.client().login(member.email))).toBe('i_auth_003');
    expect(await subjectsTo(member.email)).toEqual([
      'You asked to change your email',
      'Your email address was changed',
    ]);
    expect((await kindsOf(member)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
  });

  test('[LIFE-09] twice, also at once, is as once', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await askNew(member);
    const answers = await Promise.all([confirm(member, token), confirm(member, token)]);
    for (const answer of [...answers, await confirm(member, token)])
      expect(await emails(answer)).toEqual({ email, pendingEmail: null });
    expect((await kindsOf(member)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
    expect(await subjectsTo(member.email)).toHaveLength(2);
  });

  test('[LIFE-09] takes away a code that was asked for before it', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await askNew(member);
    const code = await askCode(server, server.client(), member.email);
    await confirm(member, token);
    expect(await codeOf(await validate(server.client(), email, code))).toBe('i_pass_002');
  });

  test('[LIFE-09] needs a session of that very member', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const { token } = await askNew(member);
    expect((await server.client().post('/users/me/pending-email/confirm', { token })).status).toBe(401);
    expect(await codeOf(await confirm(other, token))).toBe('i_pass_002');
    expect((await rowOf(member))?.email).toBe(member.email);
  });

  test('[LIFE-09] works on another device that is logged in by the old address', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await askNew(member);
    const phone = server.client();
    await phone.login(member.email);
    expect(await emails(await confirm(phone, token))).toEqual({ email, pendingEmail: null });
    expect(await emails(await member.get('/users/me'))).toEqual({ email, pendingEmail: null });
  });

  test('[LIFE-09] is worth nothing after a day, and the cleaning clears the address', async () => {
    const member = await signInAs(server, 'active');
    const { token } = await askNew(member);
    server.clock.advance(24 * hour);
    const again = server.client();
    await again.login(member.email);
    expect(await emails(await again.get('/users/me'))).toEqual({ email: member.email, pendingEmail: null });
    expect(await codeOf(await confirm(again, token))).toBe('i_pass_002');
    await deleteExpired(server.db, new Date(server.clock.now().getTime() + second));
    expect(await rowOf(member)).toMatchObject({
      email: member.email,
      pendingEmail: null,
      emailTokenHash: null,
      emailTokenEndsAt: null,
    });
  });

  test('[LIFE-09] is refused with i_user_004 where somebody else has the address by then', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const { email, token } = await askNew(member);
    await server.db.update(users).set({ email }).where(eq(users.id, other.userId));
    expect(await codeOf(await confirm(member, token))).toBe('i_user_004');
    expect((await rowOf(member))?.email).toBe(member.email);
  });

  test('[LIFE-09] of two members whom one address is sent to, one gets it', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const { email, token } = await askNew(member);
    expect((await ask(other, email)).status).toBe(200);
    const otherToken = await emailTokenOf(server, email);
    const answers = await Promise.all([confirm(member, token), confirm(other, otherToken)]);
    const found = await Promise.all(
      answers.map(async (each) => (each.status === 200 ? 'taken' : codeOf(each))),
    );
    expect(new Set(found)).toEqual(new Set(['i_user_004', 'taken']));
  });

  test('[LIFE-09] an address of another tenant is free here', async () => {
    const elsewhere = await signInAs(server, 'active', 'harbor');
    const member = await signInAs(server, 'active');
    await ask(member, elsewhere.email);
    const token = await emailTokenOf(server, elsewhere.email);
    expect(await emails(await confirm(member, token))).toMatchObject({ email: elsewhere.email });
  });
});

describe('while an email waits', () => {
  test('[LIFE-09] another link takes the place of the first, once in 30 seconds', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await askNew(member);
    expect((await resend(member)).status).toBe(200);
    expect(await subjectsTo(email)).toHaveLength(2);
    expect(await codeOf(await resend(member))).toBe('i_auth_005');
    expect(await codeOf(await confirm(member, token))).toBe('i_pass_002');
    server.clock.advance(30 * second);
    await resend(member);
    expect(await emails(await confirm(member, await emailTokenOf(server, email)))).toMatchObject({ email });
  });

  test('[LIFE-09] there is none to send again where nothing waits', async () => {
    const member = await signInAs(server, 'active');
    expect(await codeOf(await resend(member))).toBe('i_pass_002');
  });

  test('[LIFE-09] it can be taken back: the link is worth nothing then', async () => {
    const member = await signInAs(server, 'active');
    const { token } = await askNew(member);
    expect(await emails(await drop(member))).toEqual({ email: member.email, pendingEmail: null });
    expect(await codeOf(await confirm(member, token))).toBe('i_pass_002');
    expect((await drop(member)).status).toBe(200);
  });

  test.each([
    [
      'changed',
      (member: TestMember) =>
        member.send('PATCH', '/users/me/password', {
          currentPassword: demoPassword,
          password: newPassword,
          passwordConfirmation: newPassword,
        }),
    ],
    [
      'reset',
      async (member: TestMember) => {
        const visitor = server.client();
        return reset(visitor, member.email, await askToken(server, visitor, member.email));
      },
    ],
  ])(
    '[LIFE-09] a password that is %s voids the link: whoever asked may not have been the member',
    async (_, choose) => {
      const member = await signInAs(server, 'active');
      const { token } = await askNew(member);
      expect((await choose(member)).ok).toBe(true);
      const again = server.client();
      await again.login(member.email, newPassword);
      expect(await codeOf(await confirm(again, token))).toBe('i_pass_002');
      expect(await rowOf(member)).toMatchObject({ email: member.email, pendingEmail: null });
    },
  );

  test('[LIFE-09] an export has the address and its mail without the token; an erasure leaves neither', async () => {
    const member = await signInAs(server, 'active');
    const { email } = await askNew(member);
    const who = { clientId: 'varsity', email: member.email };
    const exported = await exportMember(server.db, who);
    expect(exported?.['users']).toEqual([expect.objectContaining({ pendingEmail: email })]);
    expect(exported?.['users']?.[0]).not.toHaveProperty('emailTokenHash');
    expect(exported?.['outboxMails']).toContainEqual(expect.objectContaining({ recipient: email }));
    await eraseMember(server.db, who);
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await rowOf(member)).toBeUndefined();
  });
});
