import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import {
  askCode,
  mailsTo,
  newMember,
  newPassword,
  reset,
  second,
  validate,
  wrongFor,
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

const strangerAt = (index: number) => server.client(undefined, `203.0.113.${index}`);
const begin = (browser: ReturnType<typeof strangerAt>, email: string) =>
  browser.post('/password-reset-begin', { email });

describe('a stranger who knows an email', () => {
  test.each([1, 20])(
    '[AUTH-04] voids no code of its owner by wrong ones, from %d addresses',
    async (addresses) => {
      const email = await newMember(server);
      const owner = server.client(undefined, '198.51.100.1');
      const code = await askCode(server, owner, email);
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const { status } = await validate(strangerAt(attempt % addresses), email, wrongFor(code));
        expect(status).toBe(520);
      }
      expect((await validate(owner, email, code)).status).toBe(200);
    },
  );

  test('[AUTH-04] voids none from the network of its owner either', async () => {
    const email = await newMember(server);
    const owner = server.client(undefined, '198.51.100.1');
    const code = await askCode(server, owner, email);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await validate(server.client(undefined, '198.51.100.1'), email, wrongFor(code));
    }
    expect((await validate(owner, email, code)).status).toBe(200);
  });

  test('[AUTH-04] guesses five times at a code that somebody else asked for, however many browsers they use', async () => {
    const email = await newMember(server);
    const code = await askCode(server, server.client(undefined, '198.51.100.1'), email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await validate(strangerAt(attempt), email, wrongFor(code));
    }
    expect((await validate(strangerAt(9), email, code)).status).toBe(520);
  });

  test('[AUTH-04] uses up no mail of its owner: 50 addresses ask three times, and the owner still recovers', async () => {
    const email = await newMember(server);
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 50; index += 1) await begin(strangerAt(index), email);
      server.clock.advance(31 * second);
    }
    const owner = server.client(undefined, '198.51.100.1');
    expect((await begin(owner, email)).status).toBe(204);
    const [mail] = await mailsTo(server, email);
    expect(mail?.body).not.toMatch(/Your code is/);
    const link = new URL(/http\S+\/password-reset-2\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(link.searchParams.get('email')).toBe(email);
    expect((await reset(owner, email, token)).status).toBe(200);
    expect((await owner.login(email, newPassword)).status).toBe(200);
  });

  test('[AUTH-04] gets no code into the owner’s mail to guess at after the tenth in an hour', async () => {
    const email = await newMember(server);
    for (let index = 0; index < 12; index += 1) await begin(strangerAt(index), email);
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(12);
    expect(mails.filter(({ body }) => body.includes('Your code is'))).toHaveLength(10);
  });
});

describe('a device that the member has logged in with', () => {
  test('[AUTH-04] gets a code however many mails strangers asked for', async () => {
    const email = await newMember(server);
    const owner = server.client(undefined, '203.0.113.1');
    expect((await owner.login(email)).status).toBe(200);
    await owner.post('/logout');
    for (let index = 0; index < 10; index += 1) await begin(strangerAt(1), email);
    expect((await begin(strangerAt(1), email)).status).toBe(520);
    expect((await begin(owner, email)).status).toBe(204);
    const [mail] = await mailsTo(server, email);
    expect(mail?.body).toMatch(/Your code is \d{6}\./);
  });

  test('[AUTH-01] logs in while strangers try its account from fifty addresses', async () => {
    const email = await newMember(server);
    const owner = server.client(undefined, '203.0.113.1');
    expect((await owner.login(email)).status).toBe(200);
    await owner.post('/logout');
    const statuses = new Set<string | null>();
    for (let index = 0; index < 50; index += 1) {
      const response = await strangerAt(index).login(email, 'Wrong!2345');
      statuses.add(response.headers.get('retry-after'));
    }
    expect(statuses).toEqual(new Set([null, '60']));
    expect((await strangerAt(60).login(email)).status).toBe(520);
    expect((await owner.login(email)).status).toBe(200);
  });

  test('[AUTH-01] is none for another account, with a cookie that was changed, or of another browser', async () => {
    const [email, other] = [await newMember(server), await newMember(server)];
    const owner = server.client(undefined, '203.0.113.1');
    await owner.login(email);
    await owner.post('/logout');
    const cookie = owner.cookies.get('device') ?? '';
    const attemptsWith = async (device: string, account: string) => {
      await server.services.throttle.clear();
      for (let index = 0; index < 20; index += 1) await strangerAt(index).login(account, 'Wrong!2345');
      const browser = strangerAt(99);
      browser.cookies.set('device', device);
      return (await browser.login(account)).status;
    };
    expect(await attemptsWith(cookie, email)).toBe(200);
    expect(await attemptsWith(cookie, other)).toBe(520);
    expect(await attemptsWith(`x${cookie.slice(1)}`, email)).toBe(520);
    expect(await attemptsWith('', email)).toBe(520);
  });

  test('[AUTH-01] is known by a secret cookie of 400 days that names nobody', async () => {
    const email = await newMember(server);
    const owner = server.client('https://varsity.localhost');
    const response = await owner.login(email);
    const line = response.headers.getSetCookie().find((each) => each.startsWith('__Host-device='));
    expect(line).toMatch(
      /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('[AUTH-01] is one for each of the last five accounts', async () => {
    const browser = server.client();
    for (let count = 0; count < 7; count += 1) await browser.login(await newMember(server));
    expect(browser.cookies.get('device')).toMatch(/^[\w-]{22}(\.[\w-]{43}){5}$/);
  });
});
