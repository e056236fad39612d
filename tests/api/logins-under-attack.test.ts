import crypto from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { newMember } from '#tests/support/password-reset.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Hashes end one at a time, when they are told to. */
function holdHashes() {
  const held: (() => void)[] = [];
  const { scryptSync } = crypto;
  vi.spyOn(crypto, 'scrypt').mockImplementation((...given: unknown[]) => {
    const [text, salt, length, options, done] = given as [string, Buffer, number, object, Done];
    held.push(() => done(null, scryptSync(text, salt, length, { ...options, N: 1024 })));
  });
  return held;
}

type Done = (error: Error | null, key: Buffer) => void;

const rounds = 8;
const hashesARound = 3;
/** A hash takes a third of a second of a core: of it, this is left to the queries of the logins that come meanwhile. */
const hashTime = 10;
/** Five seconds of a core that makes three hashes a second. */
const mostTurns = 15;

test('[AUTH-01] members on their devices all log in within 15 hashes, while 50 addresses flood the server', async () => {
  const members = await Promise.all(
    Array.from({ length: rounds }, async (_, index) => {
      const email = await newMember(server);
      const browser = server.client(undefined, `198.51.100.${index}`);
      expect((await browser.login(email)).status).toBe(200);
      await browser.post('/logout');
      return { email, browser };
    }),
  );
  const attackers = Array.from({ length: 50 }, (_, index) => server.client(undefined, `203.0.113.${index}`));
  for (const attacker of attackers) await attacker.request('/sanctum/csrf-cookie');

  const held = holdHashes();
  let turn = 0;
  const attacks: Promise<Response>[] = [];
  const logins: Promise<{ status: number; turns: number }>[] = [];
  const endOne = async () => {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
    held.shift()?.();
    turn += 1;
    await wait(hashTime);
  };
  for (const [round, { email, browser }] of members.entries()) {
    attacks.push(
      ...attackers.map((each, index) => each.login(`nobody${round}-${index}@example.com`, 'Wrong!2345')),
    );
    await Promise.race(attacks.slice(-50));
    const began = turn;
    logins.push(browser.login(email).then(({ status }) => ({ status, turns: turn - began })));
    for (let count = 0; count < hashesARound; count += 1) await endOne();
  }
  let open = attacks.length + logins.length;
  for (const each of [...attacks, ...logins]) {
    void each.then(() => {
      open -= 1;
    });
  }
  const isOver = () => open === 0;
  while (!isOver()) {
    const end = held.shift();
    end?.();
    if (end) turn += 1;
    await wait(hashTime);
  }
  const outcomes = await Promise.all(logins);
  expect(outcomes.map(({ status }) => status)).toEqual(members.map(() => 200));
  expect(Math.max(...outcomes.map(({ turns }) => turns))).toBeLessThanOrEqual(mostTurns);
  const refused = (await Promise.all(attacks)).filter(({ headers }) => headers.get('retry-after') === '10');
  expect(refused.length).toBeGreaterThan(0);
});
