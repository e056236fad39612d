import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/db/schema.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { toResponse } from '#server/http/error-response.ts';
import { withIdempotencyKey } from '#server/http/idempotency-key.ts';
import { newKey } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

afterEach(() => server.clock.reset());

const isReplay = (response: Response) => response.headers.get('Idempotent-Replayed') === 'true';

describe('once', () => {
  /** A call whose work ends when it is told to. */
  async function slowCall() {
    const [user] = await server.db.select().from(users).limit(1);
    if (!user) throw new Error('nobody');
    const run = withIdempotencyKey(server.services);
    let begin = () => undefined as void;
    let finish = () => undefined as void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let effects = 0;
    const app = new Hono<ApiEnv>();
    app.onError((error) => toResponse(error));
    app.post('/', (c) => {
      c.set('user', user);
      return run(c, {
        name: 'slow',
        limits: [{ attempts: 100, seconds: 60 }],
        effect: async () => {
          effects += 1;
          begin();
          await finished;
          return { status: 200, body: { effects } };
        },
      });
    });
    return { app, begun, finish: () => finish(), effects: () => effects };
  }

  test('[SUBS-13] answers 409 while the same key still runs, and the answer afterwards', async () => {
    const { app, begun, finish, effects } = await slowCall();
    const headers = newKey();
    const first = app.request('/', { method: 'POST', headers });
    await begun;
    const second = await app.request('/', { method: 'POST', headers });
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ message: 'This request is still running.' });
    finish();
    expect(await (await first).json()).toEqual({ effects: 1 });
    const third = await app.request('/', { method: 'POST', headers });
    expect([await third.json(), isReplay(third), effects()]).toEqual([{ effects: 1 }, true, 1]);
  });

  test('[SUBS-13] stores nothing of failed work: the same key may try again', async () => {
    const [user] = await server.db.select().from(users).limit(1);
    const run = withIdempotencyKey(server.services);
    let turn = 0;
    const app = new Hono<ApiEnv>();
    app.onError((error) => toResponse(error));
    app.post('/', (c) => {
      if (user) c.set('user', user);
      return run(c, {
        name: 'broken',
        limits: [{ attempts: 100, seconds: 60 }],
        effect: async () => {
          turn += 1;
          if (turn === 1) throw new Error('The disk is full');
          return Promise.resolve({ status: 200, body: { turn } });
        },
      });
    });
    const headers = newKey();
    expect((await app.request('/', { method: 'POST', headers })).status).toBe(500);
    const again = await app.request('/', { method: 'POST', headers });
    expect([again.status, isReplay(again), await again.json()]).toEqual([200, false, { turn: 2 }]);
  });
});
