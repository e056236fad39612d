import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMails, passwordResets } from '#server/db/operations-schema.ts';
import { users } from '#server/db/schema.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import {
  askCode,
  expectRefusal,
  grantSchema,
  mailsTo,
  newMember,
  second,
  validate,
} from '#tests/support/password-reset.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

describe('asking for a code', () => {
  test('[AUTH-04] sends it in plain text with where to enter it, and not in the subject', async () => {
    const email = await newMember(server);
    const code = await askCode(server, server.client(), email);
    expect(await mailsTo(server, email)).toEqual([
      {
        id: expect.any(String),
        clientId: 'varsity',
        recipient: email,
        subject: 'Your code to choose a new password',
        body: expect.stringContaining(
          `Your code is ${code}. It is valid for 5 minutes and works once.\n\nEnter it here: http://varsity.localhost/password-reset-1?email=${encodeURIComponent(email)}\n`,
        ),
        html: expect.stringContaining(`Your code is ${code}. It is valid for 5 minutes and works once.`),
        createdAt: testNow,
        state: 'kept',
        attempts: 0,
        failure: null,
      },
    ]);
  });

  test('[AUTH-04] links to an encrypted address in production', async () => {
    const production = await createTestServer({
      settings: { sandbox: false, production: true, smtpUrl: 'smtp://127.0.0.1:1' },
    });
    await production.client().post('/password-reset-begin', { email: 'active@example.com' });
    const [mail] = await production.db.select().from(outboxMails);
    expect(mail?.body).toContain('https://varsity.localhost/password-reset-1?email=active%40example.com');
    await production.close();
  });

  test('[AUTH-04] stores neither the code nor the token, only salted hashes', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const code = await askCode(server, visitor, email);
    const token = v.parse(grantSchema, await (await validate(visitor, email, code)).json()).token.token;
    const stored = JSON.stringify(await server.db.select().from(passwordResets));
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('[AUTH-04] answers the same for an address that nobody has, and sends nothing', async () => {
    const email = await newMember(server);
    const known = await server.client().post('/password-reset-begin', { email });
    const unknown = await server.client().post('/password-reset-begin', { email: 'nobody@example.com' });
    for (const response of [known, unknown]) {
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
    }
    expect(unknown.headers.getSetCookie()).toEqual(known.headers.getSetCookie());
    expect(await mailsTo(server, 'nobody@example.com')).toEqual([]);
  });

  test.each(['active', 'nobody'])(
    '[AUTH-04] waits 30 seconds between two mails and allows three in an hour for %s',
    async (name) => {
      const visitor = server.client();
      const begin = () => visitor.post('/password-reset-begin', { email: `${name}@example.com` });
      const expectWait = async (seconds: string) => {
        const response = await begin();
        expect(response.headers.get('retry-after')).toBe(seconds);
        await expectRefusal(response, {
          code: 'i_pass_003',
          message: 'Too many requests. Please wait a little.',
        });
      };
      expect((await begin()).status).toBe(204);
      server.clock.advance(29 * second);
      await expectWait('1');
      server.clock.advance(second);
      expect((await begin()).status).toBe(204);
      server.clock.advance(30 * second);
      expect((await begin()).status).toBe(204);
      server.clock.advance(60 * second);
      await expectWait('3480');
      const other = server.client('harbor.localhost');
      expect((await other.post('/password-reset-begin', { email: `${name}@example.com` })).status).toBe(204);
      server.clock.advance(3480 * second);
      expect((await begin()).status).toBe(204);
    },
  );

  test('[AUTH-04] informs somebody who logs in by a provider, without a code', async () => {
    const email = 'social-only@example.com';
    await server.db.insert(users).values({
      clientId: 'varsity',
      email,
      oauthProvider: 'google',
      oauthSubject: 'subject',
      createdAt: testNow,
      updatedAt: testNow,
    });
    expect((await server.client().post('/password-reset-begin', { email })).status).toBe(204);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('You log in with Google');
    expect(mail?.body).toContain('http://varsity.localhost/login');
    expect(mail?.body).not.toMatch(/\d{6}/);
  });

  test.each([
    [{}, 'Enter your email address.'],
    [{ email: '' }, 'Enter your email address.'],
    [{ email: 'nobody' }, 'Enter a valid email address.'],
    [{ email: ['active@example.com'] }, 'Enter your email address.'],
  ])('[AUTH-04] refuses the body %j', async (body, text) => {
    const response = await server.client().post('/password-reset-begin', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: text,
      errors: { email: [text] },
      errorDetails: { message: text },
    });
  });
});
