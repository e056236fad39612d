import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseMember } from '#server/members/erase-member.ts';
import { exportMember } from '#server/members/export-member.ts';
import { codeOf, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { emailTokenOf } from '#tests/support/email-link.ts';
import { lettersOf } from '#tests/support/member-mails.ts';
import { askToken, mailsTo, newPassword, reset } from '#tests/support/password-reset.ts';
import {
  requestEmail,
  requestNewEmail,
  confirm,
  demoPassword,
  drop,
  emails,
  errorsOf,
  hour,
  kindsOf,
  newEmail,
  resend,
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

describe('asking for another email', () => {
  test('[LIFE-09] [ACCT-01] sends a link there, notifies the old address, and leaves the old one to log in with', async () => {
    const member = await signInAs(server, 'active');
    const email = newEmail();
    const answer = await emails(
      await requestEmail(member, ` ${email.toUpperCase()} `, { emailConfirmation: email }),
    );
    const endsAt = new Date(server.clock.now().getTime() + 24 * hour).toISOString();
    expect(answer).toEqual({ email: member.email, pendingEmail: { email, endsAt } });
    expect(await emails(await member.get('/users/me'))).toEqual(answer);
    expect((await server.client().login(member.email)).status).toBe(200);
    expect(await codeOf(await server.client().login(email))).toBe('i_auth_003');
    expect(await subjectsTo(server, email)).toEqual(['Confirm your new email']);
    expect(await lettersOf(server, member)).toEqual([
      {
        subject: 'You asked to change your email',
        text: `We sent a link to ${email}. Until it’s opened, you log in with this address as before.\n\nWasn’t you? Reset your password: http://varsity.localhost/password-forgot\nThat also cancels the link.`,
      },
    ]);
    expect((await rowOf(server, member))?.emailTokenHash).not.toBe(await emailTokenOf(server, email));
    expect(await kindsOf(server, member)).not.toContain('emailChanged');
  });

  test('[LIFE-09] refuses a wrong password with i_user_003 and a missing one on its field', async () => {
    const member = await signInAs(server, 'active');
    const before = await rowOf(server, member);
    const email = newEmail();
    expect(await codeOf(await requestEmail(member, email, { currentPassword: 'Wrong!2345' }))).toBe(
      'i_user_003',
    );
    expect(await errorsOf(await requestEmail(member, email, { currentPassword: undefined }))).toEqual({
      currentPassword: ['Enter your current password.'],
    });
    expect(await rowOf(server, member)).toEqual(before);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('[LIFE-09] says of the present address that it is that already', async () => {
    const member = await signInAs(server, 'active');
    expect(await errorsOf(await requestEmail(member, member.email.toUpperCase()))).toEqual({
      email: ['This is your email already.'],
    });
    expect(await mailsTo(server, member.email)).toEqual([]);
  });

  test('[FRMT-03] refuses what is no address on its field, and two that differ with i_user_002', async () => {
    const member = await signInAs(server, 'active');
    expect(await errorsOf(await requestEmail(member, 'nobody'))).toEqual({
      email: ['Enter a valid email address.'],
    });
    expect(await codeOf(await requestEmail(member, newEmail(), { emailConfirmation: newEmail() }))).toBe(
      'i_user_002',
    );
  });

  test('[LIFE-09] [AUTH-08] never reports that somebody else has the address: they get word in their mailbox', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    expect(await emails(await requestEmail(member, other.email))).toMatchObject({
      email: member.email,
      pendingEmail: { email: other.email },
    });
    expect(await subjectsTo(server, other.email)).toEqual(['This email already has an account']);
    expect(await subjectsTo(server, member.email)).toEqual(['You asked to change your email']);
  });

  test('[LIFE-09] sent twice at once is sent once; another address voids the first link', async () => {
    const member = await signInAs(server, 'active');
    const first = newEmail();
    await Promise.all([requestEmail(member, first), requestEmail(member, first)]);
    expect(await subjectsTo(server, first)).toEqual(['Confirm your new email']);
    const token = await emailTokenOf(server, first);
    const next = await requestNewEmail(server, member);
    expect(await codeOf(await confirm(member, token))).toBe('i_pass_002');
    expect(await emails(await confirm(member, next.token))).toEqual({
      email: next.email,
      pendingEmail: null,
    });
  });

  test('[TRST-04] [LIFE-09] allows five tries in a minute', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    for (let tried = 0; tried < 5; tried += 1)
      await requestEmail(member, newEmail(), { currentPassword: 'Wrong!2345' });
    const refused = await requestEmail(member, newEmail());
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await codeOf(refused)).toBe('i_auth_005');
    expect((await requestEmail(other, newEmail())).status).toBe(200);
  });
});

describe('while an email waits', () => {
  test('[LIFE-09] another link takes the place of the first, once in 30 seconds', async () => {
    const member = await signInAs(server, 'active');
    const { email, token } = await requestNewEmail(server, member);
    expect((await resend(member)).status).toBe(200);
    expect(await subjectsTo(server, email)).toHaveLength(2);
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
    const { token } = await requestNewEmail(server, member);
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
      const { token } = await requestNewEmail(server, member);
      expect((await choose(member)).ok).toBe(true);
      const again = server.client();
      await again.login(member.email, newPassword);
      expect(await codeOf(await confirm(again, token))).toBe('i_pass_002');
      expect(await rowOf(server, member)).toMatchObject({ email: member.email, pendingEmail: null });
    },
  );

  test('[LIFE-09] an export has the address and its mail without the token; an erasure leaves neither', async () => {
    const member = await signInAs(server, 'active');
    const { email } = await requestNewEmail(server, member);
    const who = { clientId: 'varsity', email: member.email };
    const exported = await exportMember(server.db, who);
    expect(exported?.['users']).toEqual([expect.objectContaining({ pendingEmail: email })]);
    expect(exported?.['users']?.[0]).not.toHaveProperty('emailTokenHash');
    expect(exported?.['outboxMails']).toContainEqual(expect.objectContaining({ recipient: email }));
    await eraseMember(server.db, who);
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await rowOf(server, member)).toBeUndefined();
  });
});
