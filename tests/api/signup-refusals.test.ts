import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorCodes } from '#machines/domain/error-codes.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
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

const refusal = v.object({
  message: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
  errorDetails: v.object({ message: v.string() }),
});

const missing = {
  firstName: ['Enter your first name.'],
  lastName: ['Enter your last name.'],
  email: ['Enter your email address.'],
  over18: ['You must be over 18 to join.'],
  password: ['Enter your password.'],
  passwordConfirmation: ['Enter your password again.'],
};

describe('a form that is not right', () => {
  test('[FRMT-03] is answered with the words for every field', async () => {
    const response = await server.client().post('/signup', {});
    expect(response.status).toBe(422);
    const { errors, message, errorDetails } = v.parse(refusal, await response.json());
    expect(errors).toEqual(missing);
    expect(Object.values(missing).flat()).toContain(message);
    expect(errorDetails).toEqual({ message });
  });

  test.each([
    ['firstName', 'R2D2', 'Enter a first name of letters, at most 80.'],
    ['lastName', 'x'.repeat(81), 'Enter a last name of letters, at most 80.'],
    ['email', 'nia@', 'Enter a valid email address.'],
    ['email', { $ne: '' }, 'Enter your email address.'],
    ['over18', false, 'You must be over 18 to join.'],
    ['maxRoundUp', 'much', 'Enter an amount, like 25 or 25.50.'],
    ['maxRoundUp', -5, 'Enter an amount above 20, or leave it blank.'],
    ['maxRoundUp', 0, 'Enter an amount above 20, or leave it blank.'],
    ['passwordConfirmation', 'Corr3ct!hors', 'The passwords don’t match.'],
    ['password', 'x'.repeat(200), 'A password has at most 128 characters.'],
  ])('[FRMT-03] names the field %s for %j', async (field, value, text) => {
    const response = await server.client().post('/signup', form({ [field]: value }));
    expect(response.status).toBe(422);
    expect(v.parse(refusal, await response.json()).errors[field]).toEqual([text]);
  });

  test.each(['Sh0rt!a', 'nouppercase1!', 'NOLOWERCASE1!', 'NoNumber!!', 'NoSpecial11'])(
    '[FRMT-03] refuses the password %j, which lacks something',
    async (password) => {
      const body = form({ password, passwordConfirmation: password });
      const { errors } = v.parse(refusal, await (await server.client().post('/signup', body)).json());
      expect(errors).toEqual({
        password: [
          'A password has at least 8 characters, with an uppercase and a lowercase letter, a number and a special character.',
        ],
      });
    },
  );

  test.each([
    'Password1!',
    'P@ssw0rd!',
    'Qwerty123!',
    'Welcome#2026',
    'Varsity2026!',
    '!!Go2Varsity',
    'Abcd1234!',
  ])('[FRMT-03] refuses the password %j, which is guessed first', async (password) => {
    const body = form({ password, passwordConfirmation: password });
    const response = await server.client().post('/signup', body);
    expect(response.status).toBe(422);
    expect(v.parse(refusal, await response.json()).errors).toEqual({
      password: ['This password is too easy to guess.'],
    });
  });

  test.each([
    [20, 'i_member_003'],
    ['0.01', 'i_member_003'],
    [500, 'i_member_004'],
    [9_999_999, 'i_member_004'],
  ])('[FRMT-03] refuses the cap %j with %s', async (maxRoundUp, code) => {
    const response = await server.client().post('/signup', form({ maxRoundUp }));
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code });
  });

  test.each([
    [20.01, 2001],
    ['499.99', 49_999],
    ['', null],
    [null, null],
  ])('[FRMT-03] takes the cap %j', async (maxRoundUp, cents) => {
    const account = form({ maxRoundUp });
    expect((await server.client().post('/signup', account)).status).toBe(201);
    expect((await rowsOf(server, account.email)).membership?.maxRoundUpCents).toBe(cents);
  });

  test('[AUTH-08] is refused without a CSRF token', async () => {
    const account = form();
    const response = await server.client().post('/signup', account, { 'x-xsrf-token': 'none' });
    expect(response.status).toBe(419);
    expect(await rowsOf(server, account.email)).toEqual({ user: undefined, membership: undefined });
  });
});

describe('too many sign-ups', () => {
  test('[JOIN-04] of addresses that are taken are refused from the sixth in an hour on, at that tenant only', async () => {
    const visitor = server.client();
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect((await visitor.post('/signup', form({ email: 'active@example.com' }))).status).toBe(520);
    }
    server.clock.advance(600_000);
    const account = form();
    const sixth = await visitor.post('/signup', account);
    expect(sixth.status).toBe(520);
    expect(await sixth.json()).toMatchObject({ code: 'i_auth_005' });
    expect(sixth.headers.get('retry-after')).toBe('3000');
    expect((await server.client('harbor.localhost').post('/signup', form())).status).toBe(201);

    server.clock.advance(3_000_000);
    expect((await visitor.post('/signup', account)).status).toBe(201);
  });

  test('[JOIN-04] lets a campus join: fifty sign up from one address within a minute', async () => {
    const statuses: number[] = [];
    for (let newcomer = 0; newcomer < 50; newcomer += 1) {
      const browser = server.client(undefined, '198.51.100.7');
      statuses.push((await browser.post('/signup', form())).status);
    }
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 201));
  });

  test('[JOIN-04] clears them when the sandbox is asked to', async () => {
    const visitor = server.client();
    for (let attempts = 0; attempts < 5; attempts += 1)
      await visitor.post('/signup', form({ email: 'active@example.com' }));
    expect((await visitor.request('/sandbox/throttle', { method: 'DELETE' })).status).toBe(204);
    expect((await visitor.post('/signup', form())).status).toBe(201);
  });
});

describe('the sandbox’s addresses', () => {
  test.each(errorCodes)('[HTTP-03] answers fault+%s@example.com with that code', async (code) => {
    const response = await server.client().post('/signup', form({ email: `fault+${code}@example.com` }));
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code });
  });

  test('[HTTP-03] are ordinary ones outside of it', async () => {
    const production = await createTestServer({ settings: { sandbox: false, production: true } });
    const response = await production
      .client()
      .post('/signup', form({ email: 'fault+i_card_001@example.com' }));
    expect(response.status).toBe(201);
    await production.close();
  });
});
