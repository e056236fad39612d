import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMails } from '#server/db/operations-schema.ts';
import { memberships, users } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { mailsTo } from '#tests/support/password-reset.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

const password = 'N3w!password-chosen';
const form = { password, passwordConfirmation: password, over18: true, newsletter: true };
const usedUp = { code: 'i_pass_002', message: 'This code is not valid any more.' };

async function imported(clientId = 'varsity') {
  const { email, activationToken, userId } = await createDemoMember(server.db, {
    clientId,
    state: 'incomplete',
    now: testNow,
  });
  return { email, token: activationToken ?? '', userId };
}

async function rowsOf(userId: string) {
  const [user] = await server.db.select().from(users).where(eq(users.id, userId));
  const [membership] = await server.db.select().from(memberships).where(eq(memberships.userId, userId));
  return { user, membership };
}

const offerSchema = v.strictObject({
  user: v.looseObject({ email: v.string() }),
  membership: v.looseObject({ importStatus: v.string(), membershipTierId: v.string() }),
});

async function expectUsedUp(response: Response) {
  expect(response.status).toBe(520);
  expect(await response.json()).toEqual(usedUp);
}

describe('reading an activation link', () => {
  test('[AUTH-05] names its member at each request, and logs nobody in', async () => {
    const { email, token, userId } = await imported();
    const visitor = server.client();
    const before = await rowsOf(userId);
    for (let reads = 0; reads < 3; reads += 1) {
      const response = await visitor.get(`/activate/${token}`);
      expect(response.status).toBe(200);
      const { user, membership } = v.parse(offerSchema, await response.json());
      expect(user.email).toBe(email);
      expect(membership.importStatus).toBe('INCOMPLETE');
    }
    expect(await rowsOf(userId)).toEqual(before);
    expect((await visitor.get('/users/me')).status).toBe(401);
  });

  test('[AUTH-05] works for the demo’s imported member at every tenant', async () => {
    for (const host of tenantIds) {
      const response = await server.client(`${host}.localhost`).get('/activate/demo-activate');
      expect(await response.json()).toMatchObject({ user: { email: 'incomplete@example.com' } });
    }
  });

  test.each(['unknown', '%27%20or%201=1', '..%2f..', 'x'.repeat(500)])(
    '[AUTH-05] refuses the token %s',
    async (token) => {
      await expectUsedUp(await server.client().get(`/activate/${token}`));
      await expectUsedUp(await server.client().post(`/activate/${token}`, form));
    },
  );

  test('[AUTH-05] refuses the token of another tenant', async () => {
    const { token } = await imported('harbor');
    await expectUsedUp(await server.client().get(`/activate/${token}`));
    await expectUsedUp(await server.client().post(`/activate/${token}`, form));
    expect((await server.client('harbor.localhost').get(`/activate/${token}`)).status).toBe(200);
  });
});

describe('activating', () => {
  test('[AUTH-05] sets the password and signs in; the import is complete with the first payment', async () => {
    const { email, token, userId } = await imported();
    const visitor = server.client();
    const response = await visitor.post(`/activate/${token}`, form);
    expect(response.status).toBe(201);
    const session: unknown = await response.json();
    expect(session).toMatchObject({
      user: { id: userId, email, newsletter: true },
      membership: { importStatus: 'INCOMPLETE', newsletter: true },
    });
    expect(await (await visitor.get('/users/me')).json()).toEqual(session);
    expect((await rowsOf(userId)).membership?.activationTokenHash).toBeNull();
    expect((await server.client().login(email, password)).status).toBe(200);
    await server.client().post('/password-reset-begin', { email });
    expect((await mailsTo(server, email))[0]?.subject).toBe('Your code to choose a new password');
  });

  test('[AUTH-05] leaves no consent that was not given', async () => {
    const { token } = await imported();
    const response = await server.client().post(`/activate/${token}`, { ...form, newsletter: undefined });
    expect(await response.json()).toMatchObject({
      user: { newsletter: false, clientNewsletter: false },
      membership: { newsletter: false },
    });
  });

  test.each([
    [30, 30],
    [7, 7],
  ])('[AUTH-05] takes a token that was sent for as many days as the settings say: %d', async (days, said) => {
    const other = await createTestServer({ settings: { activationDays: days } });
    const { email } = await createDemoMember(other.db, {
      clientId: 'varsity',
      state: 'incomplete',
      now: testNow,
    });
    await other.client().post('/password-reset-begin', { email });
    const [mail] = await mailsTo(other, email);
    expect(mail?.body).toContain(`The link is valid for ${said} days and works once.`);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    other.clock.advance(days * 86_400_000 - 1);
    expect((await other.client().get(`/activate/${token}`)).status).toBe(200);
    other.clock.advance(1);
    await expectUsedUp(await other.client().get(`/activate/${token}`));
    await expectUsedUp(await other.client().post(`/activate/${token}`, form));
    await other.close();
  });

  test('[AUTH-05] refuses a token that was used', async () => {
    const { token } = await imported();
    expect((await server.client().post(`/activate/${token}`, form)).status).toBe(201);
    await expectUsedUp(await server.client().get(`/activate/${token}`));
    await expectUsedUp(await server.client().post(`/activate/${token}`, form));
  });

  test('[AUTH-05] activates once when a token is used twenty times at once', async () => {
    const { token } = await imported();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = server.client();
        await visitor.request('/sanctum/csrf-cookie');
        return (await visitor.post(`/activate/${token}`, form)).status;
      }),
    );
    expect(statuses.sort((left, right) => left - right)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 520),
    ]);
  });

  test.each([
    [{ over18: false }, { over18: ['You must be over 18 to join.'] }],
    [{ over18: undefined }, { over18: ['You must be over 18 to join.'] }],
    [{ passwordConfirmation: 'other' }, { passwordConfirmation: ['The passwords don’t match.'] }],
    [
      { password: 'P@ssword123', passwordConfirmation: 'P@ssword123' },
      { password: ['This password is too easy to guess.'] },
    ],
  ])('[AUTH-05] leaves the token valid when the form is refused: %j', async (changes, errors) => {
    const { token } = await imported();
    const response = await server.client().post(`/activate/${token}`, { ...form, ...changes });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors });
    expect((await server.client().get(`/activate/${token}`)).status).toBe(200);
  });

  test('[AUTH-08] is refused without a CSRF token, and the link stays valid', async () => {
    const { token } = await imported();
    const response = await server.client().post(`/activate/${token}`, form, { 'x-xsrf-token': 'none' });
    expect(response.status).toBe(419);
    expect((await server.client().get(`/activate/${token}`)).status).toBe(200);
  });
});

describe('a new link', () => {
  test('[AUTH-05] is sent to an imported member who asks for a password, in place of the old one', async () => {
    const { email, token } = await imported();
    const visitor = server.client();
    expect((await visitor.post('/password-reset-begin', { email })).status).toBe(204);
    const [mail] = await server.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, email))
      .orderBy(desc(outboxMails.createdAt));
    expect(mail?.subject).toBe('Activate your account');
    const link = /http:\/\/varsity\.localhost\/activate\?token=([\w-]{43})\n/.exec(mail?.body ?? '')?.[1];
    expect(link).not.toBe(token);
    await expectUsedUp(await visitor.get(`/activate/${token}`));
    expect((await visitor.get(`/activate/${link}`)).status).toBe(200);
    expect((await visitor.post(`/activate/${link}`, form)).status).toBe(201);
  });

  test('[AUTH-05] is a code once the member has activated', async () => {
    const { email, token } = await imported();
    await server.client().post(`/activate/${token}`, form);
    expect((await server.client().post('/password-reset-begin', { email })).status).toBe(204);
    const [mail] = await server.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
    expect(mail?.subject).toBe('Your code to choose a new password');
  });
});
