import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleProfile } from '#machines/samples/sessions.ts';
import { users } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

async function newMember() {
  const { email, userId } = await createDemoMember(server.db, {
    clientId: 'varsity',
    state: 'active',
    now: testNow,
  });
  const member = server.client();
  await member.login(email);
  return { member, userId };
}

async function rowOf(userId: string) {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
}

const address = { street: '12 Elm St', city: 'Columbus', region: 'OH', postalCode: '43004', country: 'US' };
const userSchema = v.strictObject({ user: v.looseObject({ id: v.string() }) });

describe('changing the profile', () => {
  test('[JOIN-07] stores everything that can be changed, and answers with the user', async () => {
    const { member, userId } = await newMember();
    const changes = { ...sampleProfile, firstName: ' Ana ', lastName: 'O’Neil' };
    const response = await member.send('PATCH', '/users/me', changes);
    expect(response.status).toBe(200);
    const { user } = v.parse(userSchema, await response.json());
    expect(user).toMatchObject({ id: userId, ...changes, firstName: 'Ana' });
    expect(await (await member.get('/users/me')).json()).toMatchObject({ user });
  });

  test('[JOIN-07] leaves what is left out as it is', async () => {
    const { member, userId } = await newMember();
    const before = await rowOf(userId);
    server.clock.advance(1000);
    expect((await member.send('PATCH', '/users/me', { phone: '' })).status).toBe(200);
    expect(await rowOf(userId)).toEqual({ ...before, phone: '', updatedAt: server.clock.now() });
    server.clock.reset();
  });

  test('[JOIN-07] takes a Canadian address, with its code in capitals', async () => {
    const { member } = await newMember();
    const canadian = {
      street: '9 Quay Rd',
      city: 'Halifax',
      region: 'NS',
      postalCode: 'b3h 4r2',
      country: 'CA',
    };
    const response = await member.send('PATCH', '/users/me', { address: canadian });
    expect(await response.json()).toMatchObject({
      user: { address: { ...canadian, postalCode: 'B3H 4R2' } },
    });
  });

  test.each([
    [{ firstName: '' }, { firstName: ['Enter your first name.'] }],
    [{ lastName: '<b>' }, { lastName: ['Enter a last name of letters, at most 80.'] }],
    [{ phone: '12' }, { phone: ['Enter a phone number of ten digits or more.'] }],
    [
      { address: { ...address, region: 'NS' } },
      { 'address.region': ['Choose a state of the United States.'] },
    ],
    [
      { address: { ...address, postalCode: 'B3H 4R2' } },
      { 'address.postalCode': ['Enter a ZIP code of the United States.'] },
    ],
    [{ address: { ...address, country: 'FR' } }, { 'address.country': ['Choose a country.'] }],
    [
      { address: { street: 'x' } },
      {
        'address.city': ['Enter a city of at most 120 characters.'],
        'address.country': ['Choose a country.'],
      },
    ],
  ])('[FRMT-03] refuses %j on its fields', async (changes, errors) => {
    const { member, userId } = await newMember();
    const before = await rowOf(userId);
    const response = await member.send('PATCH', '/users/me', changes);
    expect(response.status).toBe(422);
    expect(v.parse(v.looseObject({ errors: v.unknown() }), await response.json()).errors).toEqual(errors);
    expect(await rowOf(userId)).toEqual(before);
  });

  test.each([
    { permissionFlag: 'admin' },
    { isMember: true },
    { isSubscribed: true },
    { membership: { status: 'active' } },
    { email: 'other@example.com' },
    { password: 'N3w!password' },
    { passwordHash: 'x' },
    { clientId: 'harbor' },
    { id: 'x' },
    { oauthProvider: 'google' },
    { oauthSubject: 'x' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { referredBy: 'x' },
    { street: 'x' },
    { newsletter: true },
  ])('[JOIN-07] refuses to set %j, and changes nothing', async (changes) => {
    const { member, userId } = await newMember();
    const before = await rowOf(userId);
    const response = await member.send('PATCH', '/users/me', { firstName: 'Eve', ...changes });
    expect(response.status).toBe(422);
    const [field = ''] = Object.keys(changes);
    expect(await response.json()).toMatchObject({ errors: { [field]: ['This field can not be set here.'] } });
    expect(await rowOf(userId)).toEqual(before);
  });

  test('[JOIN-07] needs a session of this tenant, and changes only its own member', async () => {
    expect((await server.client().send('PATCH', '/users/me', { firstName: 'Eve' })).status).toBe(401);
    const [{ member }, other] = [await newMember(), await newMember()];
    const before = await rowOf(other.userId);
    const stolen = { cookie: `session=${member.cookies.get('session')}` };
    const elsewhere = server.client('harbor.localhost');
    expect((await elsewhere.send('PATCH', '/users/me', { firstName: 'Eve' }, stolen)).status).toBe(419);
    expect((await member.send('PATCH', '/users/me', { firstName: 'Eve' })).status).toBe(200);
    expect(await rowOf(other.userId)).toEqual(before);
  });

  test('[AUTH-08] is refused without a CSRF token', async () => {
    const { member } = await newMember();
    const response = await member.send(
      'PATCH',
      '/users/me',
      { firstName: 'Eve' },
      { 'x-xsrf-token': 'none' },
    );
    expect(response.status).toBe(419);
  });
});
