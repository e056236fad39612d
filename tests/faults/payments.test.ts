import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { cardBody, ledgerOf, planBody } from '#tests/support/api-members.ts';
import { openKillable } from './killable-server.ts';

const kills = 20;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const made = v.object({ userId: v.string(), email: v.string(), password: v.string() });
const linked = v.object({ card: v.object({ id: v.string() }) });

/** A member's browser: it keeps cookies over the server's deaths. */
function newBrowser() {
  const jar = new Map<string, string>();
  return async (address: string, method: 'GET' | 'POST', path: string, body?: unknown, key?: string) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
}

interface Payment {
  userId: string;
  /** Sends the payment, always with the same key. */
  send: (address: string) => Promise<Response>;
}

/** A new member at the checkout, signed in. */
async function comeToCheckout(address: string): Promise<Payment> {
  const call = newBrowser();
  const order = { client: 'varsity', state: 'abandoned' };
  const { userId, email, password } = v.parse(
    made,
    await (await call(address, 'POST', '/sandbox/members', order)).json(),
  );
  await call(address, 'GET', '/sanctum/csrf-cookie');
  const login = await call(address, 'POST', '/w/v1/varsity/login', { email, password });
  expect(login.status).toBe(200);
  const [key, body] = [randomUUID(), { ...cardBody({ userId }), ...planBody('Captain') }];
  return { userId, send: (at) => call(at, 'POST', '/w/v1/varsity/cards', body, key) };
}

const cardIn = async (response: Response) => v.parse(linked, await response.json()).card.id;

describe('a payment', () => {
  test(`[SUBS-13] is made once over ${kills} kills at random instants`, { timeout: 400_000 }, async () => {
    let server = await openKillable(dataDir);
    const first = await comeToCheckout(server.address);
    const before = performance.now();
    expect((await first.send(server.address)).status).toBe(201);
    const usual = performance.now() - before;

    const payers: Payment[] = [first];
    const attempts: { answer: string | null; card: string; isReplayed: boolean }[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const payment = await comeToCheckout(server.address);
      payers.push(payment);
      const sending = payment
        .send(server.address)
        .then(cardIn)
        .catch(() => null);
      await wait(Math.random() * usual * 1.5);
      await server.kill();
      const answer = await sending;
      server = await openKillable(dataDir);

      const again = await payment.send(server.address);
      expect(again.status).toBe(201);
      const isReplayed = again.headers.get('Idempotent-Replayed') === 'true';
      attempts.push({ answer, card: await cardIn(again), isReplayed });
    }
    await server.kill();

    const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
    const ledgers = await Promise.all(payers.map((payer) => ledgerOf({ db }, payer)));
    await close();
    const answered = attempts.filter(({ answer }) => answer !== null);
    const replayed = attempts.filter(({ isReplayed }) => isReplayed);
    console.log(
      `Payments made once: ${ledgers.filter(({ charges }) => charges.length === 1).length} of ${payers.length}` +
        ` (${replayed.length} were done before the kill, ${answered.length} of them answered).`,
    );
    expect(answered).toEqual(answered.map(({ card }) => ({ answer: card, card, isReplayed: true })));
    for (const { charges, periods, cards, membership } of ledgers) {
      expect(charges).toEqual([
        expect.objectContaining({ amountCents: 5000, status: 'succeeded', subscriptionId: periods[0]?.id }),
      ]);
      expect([periods.length, cards.length, membership?.status]).toEqual([1, 1, 'active']);
    }
  });
});
