import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { devicesOf } from '#tests/support/api-devices.ts';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const minute = 60_000;

/** A member at a laptop, and at a phone for five minutes. */
async function atTwo(clientId = 'varsity') {
  const laptop = await signInAs(server, 'active', clientId);
  server.clock.advance(5 * minute);
  const phone = server.client(`${clientId}.localhost`);
  const credentials = { email: laptop.email, password: 'Demo!2345' };
  expect((await phone.post('/login', credentials, { 'user-agent': iphone })).status).toBe(200);
  const other = async () => (await devicesOf(laptop)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  return { laptop, phone, other };
}

const statusAt = async (browser: { get: (path: string) => Promise<Response> }) =>
  (await browser.get('/users/me')).status;

describe('where a member is logged in', () => {
  test('[AUTH-09] is described in plain words, the current one first, and without a secret', async () => {
    const { laptop, phone } = await atTwo();
    const later = new Date(testNow.getTime() + 5 * minute).toISOString();
    const answer = await phone.get('/users/me/sessions');
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(await answer.json()).toEqual({
      items: [
        { id: uuid, browser: 'Safari on iOS', startedAt: later, lastUsedAt: later, isCurrent: true },
        {
          id: uuid,
          browser: null,
          startedAt: testNow.toISOString(),
          lastUsedAt: testNow.toISOString(),
          isCurrent: false,
        },
      ],
    });
    const reported = (await devicesOf(laptop)).map(({ browser, isCurrent }) => [browser, isCurrent]);
    expect(reported).toEqual([
      [null, true],
      ['Safari on iOS', false],
    ]);
  });

  test('[AUTH-09] leaves out what has ended by itself', async () => {
    const { laptop, phone } = await atTwo();
    for (const hour of [1, 2]) {
      server.clock.advance(hour * 59 * minute);
      expect(await statusAt(laptop)).toBe(200);
    }
    expect(await statusAt(phone)).toBe(401);
    expect((await devicesOf(laptop)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test('[AUTH-09] is sent to nobody else, and to nobody without a session', async () => {
    const { laptop } = await atTwo();
    const stranger = await signInAs(server, 'active');
    expect(await devicesOf(stranger)).toHaveLength(1);
    expect(await devicesOf(laptop)).toHaveLength(2);
    expect((await server.client().get('/users/me/sessions')).status).toBe(401);
  });
});

describe('another session', () => {
  test('[AUTH-09] is ended, at once and for good, and ending it again is no error', async () => {
    const { laptop, phone, other } = await atTwo();
    const id = await other();
    for (const _ of ['first', 'again']) {
      expect((await laptop.send('DELETE', `/users/me/sessions/${id}`)).status).toBe(204);
      expect([await statusAt(phone), await statusAt(laptop)]).toEqual([401, 200]);
    }
  });

  test('[AUTH-09] is ended with all others, but never the one that asks', async () => {
    const { laptop, phone } = await atTwo();
    const tablet = server.client();
    await tablet.login(laptop.email);
    expect((await laptop.send('DELETE', '/users/me/sessions')).status).toBe(204);
    expect([await statusAt(phone), await statusAt(tablet), await statusAt(laptop)]).toEqual([401, 401, 200]);
  });

  test.each(['varsity', 'roundup'])(
    '[AUTH-09] is never one of somebody else, who is at %s',
    async (clientId) => {
      const { laptop, phone, other } = await atTwo(clientId);
      const stranger = await signInAs(server, 'active');
      for (const which of [`/${await other()}`, `/${randomUUID()}`, '/x', `/'; drop table sessions --`, '']) {
        expect((await stranger.send('DELETE', `/users/me/sessions${which}`)).status).toBe(204);
      }
      expect([await statusAt(laptop), await statusAt(phone)]).toEqual([200, 200]);
    },
  );

  test('[AUTH-09] is ended by nobody without a session or without its token', async () => {
    const { laptop, phone, other } = await atTwo();
    const path = `/users/me/sessions/${await other()}`;
    expect((await server.client().send('DELETE', path)).status).toBe(401);
    for (const each of [path, '/users/me/sessions']) {
      expect((await laptop.send('DELETE', each, undefined, { 'x-xsrf-token': '' })).status).toBe(419);
    }
    expect(await statusAt(phone)).toBe(200);
  });

  test('[AUTH-09] that was ended stands in the history by its name', async () => {
    const { laptop, other } = await atTwo();
    await laptop.send('DELETE', `/users/me/sessions/${await other()}`, undefined, { 'user-agent': iphone });
    const history = await laptop.get('/users/me/history?pageSize=1');
    expect(await history.json()).toMatchObject({
      items: [{ kind: 'sessionEnded', by: 'member', device: 'Safari on iOS', browser: 'Safari on iOS' }],
    });
  });

  test('[AUTH-09] ends with a new password, which renews this one', async () => {
    const { laptop, phone } = await atTwo();
    const chosen = 'N3w!password-chosen';
    const change = { currentPassword: 'Demo!2345', password: chosen, passwordConfirmation: chosen };
    expect((await laptop.send('PATCH', '/users/me/password', change)).status).toBe(204);
    expect([await statusAt(phone), await statusAt(laptop)]).toEqual([401, 200]);
    expect(await devicesOf(laptop)).toHaveLength(1);
  });
});
