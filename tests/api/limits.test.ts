import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '#server/clock.ts';
import { callCounts, attempts } from '#server/db/operations-schema.ts';
import { createCallCounter } from '#server/http/call-limit.ts';
import { createThrottle } from '#server/http/throttle.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
let now = 0;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  now = 0;
  await server.services.throttle.clear();
});
afterAll(() => server.close());

/** A server's throttle, with a clock that differs from the others'. */
const openThrottle = (ahead = 0) =>
  createThrottle(
    server.db,
    createClock(() => now + ahead),
  );

describe('the throttle', () => {
  test('counts over a sliding window and says how long to wait', async () => {
    const throttle = openThrottle();
    const limits = [{ attempts: 3, seconds: 60 }];
    for (const time of [0, 10_000, 20_000]) {
      now = time;
      expect(await throttle.take('a', limits)).toBeNull();
    }
    now = 30_000;
    expect(await throttle.take('a', limits)).toBe(30);
    expect(await throttle.take('b', limits)).toBeNull();
    now = 60_000;
    expect(await throttle.take('a', limits)).toBeNull();
    expect(await throttle.take('a', limits)).toBe(10);
  });

  test('does not count refused tries, so that it never locks out for good', async () => {
    const throttle = openThrottle();
    const limits = [{ attempts: 1, seconds: 60 }];
    await throttle.take('a', limits);
    for (now = 1000; now < 60_000; now += 1000) expect(await throttle.take('a', limits)).not.toBeNull();
    expect(await throttle.take('a', limits)).toBeNull();
  });

  test('[AUTH-01] applies the longer of two limits', async () => {
    const throttle = openThrottle();
    const limits = [
      { attempts: 5, seconds: 60 },
      { attempts: 20, seconds: 3600 },
    ];
    for (let count = 0; count < 20; count += 1) {
      expect(await throttle.take('a', limits)).toBeNull();
      now += 30_000;
    }
    expect(await throttle.take('a', limits)).toBe(3000);
    await throttle.clear('a');
    expect(await throttle.take('a', limits)).toBeNull();
  });

  test('deletes attempts from the future after the clock was set back', async () => {
    const throttle = openThrottle();
    const limits = [{ attempts: 2, seconds: 60 }];
    for (const time of [60_000, 600_000]) {
      now = time;
      expect(await throttle.take('a', limits)).toBeNull();
    }
    now = 70_000;
    expect(await throttle.take('a', limits)).toBeNull();
    expect(await throttle.take('a', limits)).toBe(50);
  });

  test('counts what came at once at servers whose clocks differ', async () => {
    const servers = [openThrottle(), openThrottle(500), openThrottle(-500)];
    const limits = [{ attempts: 5, seconds: 60 }];
    const tenTimes = Array.from({ length: 10 }, () => servers).flat();
    const waits = await Promise.all(tenTimes.map((each) => each.take('a', limits)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
    expect(await server.db.select().from(attempts)).toEqual([
      {
        keyHash: expect.stringMatching(/^[\w-]{43}$/),
        times: expect.any(Array),
        expiresAt: expect.any(Date),
      },
    ]);
  });
});

describe('the general limit', () => {
  /** A server's counter, which shares as soon as it is told. */
  const openCounter = () =>
    createCallCounter(
      server.db,
      createClock(() => now),
      { now: () => 0 },
    );

  test('[HTTP-02] holds over all servers once they have added up, for each address and minute', async () => {
    const [first, second] = [openCounter(), openCounter()];
    for (let call = 0; call < 6; call += 1) expect(first.take('10.0.0.1', 10)).toBeNull();
    for (let call = 0; call < 4; call += 1) expect(second.take('10.0.0.1', 10)).toBeNull();
    await first.share();
    await second.share();
    now = 20_000;
    expect(second.take('10.0.0.1', 10)).toBe(40);
    expect(second.take('10.0.0.2', 10)).toBeNull();
    expect(first.take('10.0.0.1', 10)).toBeNull();
    await first.share();
    expect(first.take('10.0.0.1', 10)).toBe(40);
    now = 60_000;
    expect(second.take('10.0.0.1', 10)).toBeNull();
  });

  test('[HTTP-02] holds at once at one server, and asks the database at most once a second', async () => {
    await server.db.delete(callCounts);
    let milliseconds = 0;
    const counter = createCallCounter(
      server.db,
      createClock(() => now),
      { now: () => milliseconds },
    );
    for (let call = 0; call < 10; call += 1) expect(counter.take('10.0.0.3', 10)).toBeNull();
    expect(counter.take('10.0.0.3', 10)).toBe(60);
    expect(await server.db.select().from(callCounts)).toEqual([]);
    milliseconds = 1000;
    counter.take('10.0.0.4', 10);
    await expect.poll(() => server.db.$count(callCounts)).toBe(2);
  });
});
