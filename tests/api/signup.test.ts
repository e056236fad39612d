import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionSchema } from '#machines/domain/member.ts';
import { blankProfile } from '#machines/samples/sessions.ts';
import { sessions } from '#server/db/operations-schema.ts';
import { clients } from '#server/db/schema.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { form, rowsOf } from '#tests/support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

describe('signing up', () => {
  test('[JOIN-04] answers 201 with a session whose membership waits to be paid', async () => {
    const visitor = server.client();
    const account = form();
    const response = await visitor.post('/signup', account);
    expect(response.status).toBe(201);
    const body: unknown = await response.json();
    const { user } = await rowsOf(server, account.email);
    const membership = {
      status: 'abandoned_checkout',
      membershipTierId: null,
      membershipTierPlanId: null,
      importStatus: null,
      maxRoundUp: null,
      currentSubscription: null,
      membershipSubscriptions: [],
      referralRockParentId: null,
      newsletter: true,
      pendingPayment: null,
      dues: null,
    };
    expect(body).toEqual({
      user: {
        id: user?.id,
        firstName: 'Nia',
        lastName: 'Okafor-Šimić',
        email: account.email,
        pendingEmail: null,
        createdAt: testNow.toISOString(),
        language: 'en',
        permissionFlag: 'user',
        isMember: true,
        isSubscribed: false,
        newsletter: true,
        clientNewsletter: true,
        oauthProvider: null,
        lotteryNumbers: [],
        membership,
        ...blankProfile,
        lastSubscription: null,
      },
      membership,
      lotteryTicketNumbers: [],
    });
    expect(v.is(sessionSchema, body)).toBe(true);
    expect(await (await visitor.get('/users/me')).json()).toEqual(body);
  });

  test('[JOIN-04] lets the new member log in with the address in any case and the password as it is', async () => {
    const account = form({ password: ' Sp4ces, kept ', passwordConfirmation: ' Sp4ces, kept ' });
    const upper = account.email.toUpperCase();
    expect((await server.client().post('/signup', { ...account, email: ` ${upper} ` })).status).toBe(201);
    expect((await server.client().login(account.email, ' Sp4ces, kept ')).status).toBe(200);
    expect((await server.client().login(account.email, 'Sp4ces, kept')).status).toBe(520);
  });

  test('[JOIN-01] stores the cap and what the link brought along', async () => {
    const account = form({ maxRoundUp: 42.5, referralCode: 'MAYA-1', affiliateId: 'aff_9' });
    expect((await server.client().post('/signup', account)).status).toBe(201);
    const { user, membership } = await rowsOf(server, account.email);
    expect(user).toMatchObject({ permissionFlag: 'user', oauthProvider: null, referredBy: null });
    expect(membership).toMatchObject({
      status: 'abandoned_checkout',
      maxRoundUpCents: 4250,
      referralRockParentId: 'MAYA-1',
      affiliateId: 'aff_9',
      destinationCode: null,
    });
  });

  test('[JOIN-01] drops codes that are none, and destinations that the client does not have', async () => {
    const account = form({ referralCode: '<img onerror=x>', affiliateId: ['a'], destinationCode: 'nowhere' });
    expect((await server.client().post('/signup', account)).status).toBe(201);
    const { membership } = await rowsOf(server, account.email);
    expect(membership).toMatchObject({
      referralRockParentId: null,
      affiliateId: null,
      destinationCode: null,
    });
  });

  test('[JOIN-01] stores a destination that the client has', async () => {
    const [client] = await server.db.select().from(clients).where(eq(clients.id, 'harbor'));
    if (!client) throw new Error('no client');
    const { config } = client;
    const featureFlags = { ...config.featureFlags, destinations: true };
    await server.db
      .update(clients)
      .set({ config: { ...config, featureFlags, destinations: [{ code: 'north' }] } })
      .where(eq(clients.id, 'harbor'));
    const account = form({ destinationCode: 'north' });
    expect((await server.client('harbor.localhost').post('/signup', account)).status).toBe(201);
    expect((await rowsOf(server, account.email, 'harbor')).membership).toMatchObject({
      destinationCode: 'north',
    });
  });

  test('[JOIN-04] takes nothing that the form does not ask for', async () => {
    const account = form({ permissionFlag: 'admin', status: 'active', id: 'x', clientId: 'harbor' });
    expect((await server.client().post('/signup', account)).status).toBe(201);
    const { user, membership } = await rowsOf(server, account.email);
    expect(user).toMatchObject({ permissionFlag: 'user', clientId: 'varsity' });
    expect(membership).toMatchObject({ status: 'abandoned_checkout', clientId: 'varsity' });
  });

  test('[JOIN-04] ends the session that the browser had', async () => {
    const browser = server.client();
    await browser.login();
    const before = browser.cookies.get('session') ?? '';
    expect((await browser.post('/signup', form())).status).toBe(201);
    const replay = await server.client().get('/users/me', { cookie: `session=${before}` });
    expect(replay.status).toBe(401);
  });
});

describe('an address that is known', () => {
  test('[JOIN-04] is refused with its code, in any case, and starts no session', async () => {
    const visitor = server.client();
    const response = await visitor.post('/signup', form({ email: 'ACTIVE@example.com' }));
    expect(response.status).toBe(520);
    expect(await response.json()).toEqual({ code: 'i_auth_001', message: 'This user already exists.' });
    expect(visitor.cookies.has('session')).toBe(false);
  });

  test('[JOIN-04] is free at another tenant', async () => {
    const account = form();
    expect((await server.client().post('/signup', account)).status).toBe(201);
    expect((await server.client('harbor.localhost').post('/signup', account)).status).toBe(201);
  });

  test('[JOIN-04] becomes one account when it is signed up many times at once', async () => {
    const account = form();
    const visitors = Array.from({ length: 5 }, () => server.client());
    for (const visitor of visitors) await visitor.request('/sanctum/csrf-cookie');
    const answers = await Promise.all(visitors.map((visitor) => visitor.post('/signup', account)));
    expect(answers.map(({ status }) => status).sort((left, right) => left - right)).toEqual([
      201, 520, 520, 520, 520,
    ]);
    const { user } = await rowsOf(server, account.email);
    const own = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(own).toHaveLength(1);
  });
});
