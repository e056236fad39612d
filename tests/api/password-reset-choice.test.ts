import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMails, passwordResets, sessions } from '#server/db/operations-schema.ts';
import { users } from '#server/db/schema.ts';
import { createDemoMember, demoPassword } from '#server/demo/member-states.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import {
  askCode,
  askToken,
  expectRefusal,
  mailsTo,
  newMember,
  newPassword,
  reset,
  second,
  usedUp,
  validate,
} from '#tests/support/password-reset.ts';

/** The embedded database has one connection: nobody waits within a transaction. */
const isShared = process.env['TEST_DATABASE_URL'] !== undefined;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

describe('choosing the new password', () => {
  test('[AUTH-04] answers with the user, and only the new password opens the account', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    const response = await reset(visitor, email, token);
    expect(response.status).toBe(200);
    const body = v.parse(
      v.strictObject({ user: v.looseObject({ email: v.string() }) }),
      await response.json(),
    );
    expect(body.user.email).toBe(email);
    expect(JSON.stringify(body)).not.toMatch(/scrypt|hash/i);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await server.client().login(email, newPassword)).status).toBe(200);
    expect((await server.client().login(email, demoPassword)).status).toBe(520);
  });

  test('[AUTH-04] is mailed, with how it was done and what to do if it was somebody else', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    await server.db.delete(outboxMails).where(eq(outboxMails.recipient, email));
    await reset(visitor, email, token);
    const mails = await mailsTo(server, email);
    expect(mails.map(({ subject, body }) => [subject, ...body.split('\n\n').slice(1, -1)])).toEqual([
      [
        'Your password was changed',
        'Your password was changed with a code or link that we emailed you. You’ve been logged out everywhere.',
        'Wasn’t you? Reset your password: http://varsity.localhost/password-forgot',
      ],
    ]);
    await reset(visitor, email, token);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('[AUTH-04] ends every session of the member, and of nobody else', async () => {
    const email = await newMember(server);
    const [first, next, other] = [server.client(), server.client(), server.client()];
    await first.login(email);
    await next.login(email);
    await other.login();
    expect((await reset(server.client(), email, await askToken(server, server.client(), email))).status).toBe(
      200,
    );
    expect((await first.get('/users/me')).status).toBe(401);
    expect((await next.get('/users/me')).status).toBe(401);
    expect((await other.get('/users/me')).status).toBe(200);
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    const left = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(left).toEqual([]);
  });

  test('[AUTH-04] uses the token up, and every code of the member with it', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    server.clock.advance(31 * second);
    const spare = await askCode(server, visitor, email);
    expect((await reset(visitor, email, token)).status).toBe(200);
    await expectRefusal(await reset(visitor, email, token, 'An0ther!password'), usedUp);
    await expectRefusal(await validate(visitor, email, spare), usedUp);
    expect((await server.client().login(email, newPassword)).status).toBe(200);
  });

  test('[AUTH-04] sets one password only when a token is used many times at once', async () => {
    const email = await newMember(server);
    const token = await askToken(server, server.client(), email);
    const passwords = Array.from({ length: 20 }, (_, index) => `N3w!password-${index}`);
    const statuses = await Promise.all(
      passwords.map(async (password) => {
        const visitor = server.client();
        await visitor.request('/sanctum/csrf-cookie');
        await server.services.throttle.clear();
        return (await reset(visitor, email, token, password)).status;
      }),
    );
    expect([...statuses].sort((left, right) => left - right)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 520),
    ]);
    await server.services.throttle.clear();
    const winner = passwords[statuses.indexOf(200)] ?? '';
    expect((await server.client().login(email, winner)).status).toBe(200);
  });

  test('[AUTH-04] takes a token for fifteen minutes, and not after', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    server.clock.advance(901 * second);
    await expectRefusal(await reset(visitor, email, token), usedUp);
    server.clock.advance(-2 * second);
    expect((await reset(visitor, email, token)).status).toBe(200);
  });

  test('[AUTH-04] takes no token of somebody else, no made-up one and no code', async () => {
    const [email, other] = [await newMember(server), await newMember(server)];
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    await expectRefusal(await reset(visitor, other, token), usedUp);
    await expectRefusal(await reset(visitor, 'nobody@example.com', token), usedUp);
    await expectRefusal(await reset(visitor, email, 'x'.repeat(43)), usedUp);
    await expectRefusal(await reset(visitor, email, await askCode(server, visitor, other)), usedUp);
    expect((await server.client().login(email, demoPassword)).status).toBe(200);
  });

  test('[AUTH-04] leaves the token valid when the password is refused', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    for (const [password, text] of [
      [
        'short',
        'A password has at least 8 characters, with an uppercase and a lowercase letter, a number and a special character.',
      ],
      ['Password1!', 'This password is too easy to guess.'],
    ] as const) {
      const response = await reset(visitor, email, token, password);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { password: [text] } });
    }
    const differing = await visitor.post('/password-reset', {
      email,
      token,
      password: newPassword,
      passwordConfirmation: 'other',
    });
    expect(await differing.json()).toMatchObject({
      errors: { passwordConfirmation: ['The passwords don’t match.'] },
    });
    expect((await reset(visitor, email, token)).status).toBe(200);
  });

  test.runIf(isShared)('[AUTH-04] takes no token that ended while it waited for its turn', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    const answer = await server.db.transaction(async (transaction) => {
      await transaction.select().from(passwordResets).for('update');
      const asked = reset(visitor, email, token);
      await vi.waitFor(async () => {
        const waiting = sql`pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
        expect(await server.db.select({ pid: sql`pid` }).from(waiting)).toHaveLength(1);
      });
      server.clock.advance(16 * 60 * second);
      return { asked };
    });
    await expectRefusal(await answer.asked, usedUp);
  });

  test('[AUTH-04] changes the password at one tenant only', async () => {
    const email = await newMember(server);
    await createDemoMember(server.db, { clientId: 'harbor', state: 'active', email, now: testNow });
    expect((await reset(server.client(), email, await askToken(server, server.client(), email))).status).toBe(
      200,
    );
    expect((await server.client('harbor.localhost').login(email, demoPassword)).status).toBe(200);
    expect((await server.client().login(email, newPassword)).status).toBe(200);
  });

  test.each(['/password-reset-begin', '/password-reset-validate-token', '/password-reset'])(
    '[AUTH-08] refuses POST %s without a CSRF token',
    async (path) => {
      expect((await server.client().post(path, {}, { 'x-xsrf-token': 'none' })).status).toBe(419);
    },
  );
});
