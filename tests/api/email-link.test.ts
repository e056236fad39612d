import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/db/schema.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { codeOf, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { emailTokenOf } from '#tests/support/email-link.ts';
import { askCode, validate } from '#tests/support/password-reset.ts';
import {
  requestEmail,
  requestNewEmail,
  confirm,
  emails,
  hour,
  kindsOf,
  rowOf,
  second,
  subjectsTo,
} from '#tests/support/email-change.ts';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

describe('opening the link', () => {
  test('[LIFE-09] [ACCT-01] makes the new address the one to log in with, notifies the old one, and is in the history', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await requestNewEmail(server, member);
    expect(await emails(await confirm(member, token))).toEqual({ email, pendingEmail: null });
    expect((await server.client().login(email)).status).toBe(200);
    expect(await codeOf(await server.client().login(member.email))).toBe('i_auth_003');
    expect(await subjectsTo(server, member.email)).toEqual([
      'You asked to change your email',
      'Your email address was changed',
    ]);
    expect((await kindsOf(server, member)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
  });

  test('[LIFE-09] twice, also at once, is as once', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await requestNewEmail(server, member);
    const answers = await Promise.all([confirm(member, token), confirm(member, token)]);
    for (const answer of [...answers, await confirm(member, token)])
      expect(await emails(answer)).toEqual({ email, pendingEmail: null });
    expect((await kindsOf(server, member)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
    expect(await subjectsTo(server, member.email)).toHaveLength(2);
  });

  test('[LIFE-09] takes away a code that was asked for before it', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await requestNewEmail(server, member);
    const code = await askCode(server, server.client(), member.email);
    await confirm(member, token);
    expect(await codeOf(await validate(server.client(), email, code))).toBe('i_pass_002');
  });

  test('[LIFE-09] needs a session of that very member', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const { token } = await requestNewEmail(server, member);
    expect((await server.client().post('/users/me/pending-email/confirm', { token })).status).toBe(401);
    expect(await codeOf(await confirm(other, token))).toBe('i_pass_002');
    expect((await rowOf(server, member))?.email).toBe(member.email);
  });

  test('[LIFE-09] works on another device that is logged in by the old address', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await requestNewEmail(server, member);
    const phone = server.client();
    await phone.login(member.email);
    expect(await emails(await confirm(phone, token))).toEqual({ email, pendingEmail: null });
    expect(await emails(await member.get('/users/me'))).toEqual({ email, pendingEmail: null });
  });

  test('[LIFE-09] is worth nothing after a day, and the cleaning clears the address', async () => {
    const member = await signInAs(server, 'active');
    const { token } = await requestNewEmail(server, member);
    server.clock.advance(24 * hour);
    const again = server.client();
    await again.login(member.email);
    expect(await emails(await again.get('/users/me'))).toEqual({ email: member.email, pendingEmail: null });
    expect(await codeOf(await confirm(again, token))).toBe('i_pass_002');
    await deleteExpired(server.db, new Date(server.clock.now().getTime() + second));
    expect(await rowOf(server, member)).toMatchObject({
      email: member.email,
      pendingEmail: null,
      emailTokenHash: null,
      emailTokenEndsAt: null,
    });
  });

  test('[LIFE-09] is refused with i_user_004 where somebody else has the address by then', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const { email, token } = await requestNewEmail(server, member);
    await server.db.update(users).set({ email }).where(eq(users.id, other.userId));
    expect(await codeOf(await confirm(member, token))).toBe('i_user_004');
    expect((await rowOf(server, member))?.email).toBe(member.email);
  });

  test('[LIFE-09] of two members whom one address is sent to, one gets it', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const { email, token } = await requestNewEmail(server, member);
    expect((await requestEmail(other, email)).status).toBe(200);
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
    await requestEmail(member, elsewhere.email);
    const token = await emailTokenOf(server, elsewhere.email);
    expect(await emails(await confirm(member, token))).toMatchObject({ email: elsewhere.email });
  });
});
