import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempts } from '#server/db/operations-schema.ts';
import { digestOf } from '#server/digest.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { limitedCalls } from '#tests/support/limited-calls.ts';
import type { LimitedCall } from '#tests/support/limited-visits.ts';

let sandbox: TestServer;
let product: TestServer;
beforeAll(async () => {
  sandbox = await createTestServer();
  product = await createTestServer({ settings: { sandbox: false } });
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
});
beforeEach(async () => {
  for (const { services } of [sandbox, product]) await services.throttle.clear();
});
afterEach(() => {
  for (const { clock } of [sandbox, product]) clock.reset();
});

/** Over this one a mail has no code, but a link: see password-reset-strangers.test.ts. */
const withoutRefusal = 'auth/password-reset.routes.ts codeLimits';

const coded = v.object({ code: v.string() });

/** The code and the seconds to wait of a call that was tried too often; null for any other answer. */
async function refusalOf(response: Response): Promise<{ code: string; wait: number } | null> {
  const after = response.headers.get('Retry-After');
  if (after === null) return null;
  return { code: v.parse(coded, await response.json()).code, wait: Number(after) };
}

/** Tries once, and tells the key that counted the try. */
async function keyOfTry(server: TestServer, counter: string, attempt: () => Promise<Response>) {
  const take = vi.spyOn(server.services.throttle, 'take');
  expect(await refusalOf(await attempt())).toBeNull();
  const key = take.mock.calls.map(([each]) => each).findLast((each) => each.startsWith(counter));
  take.mockRestore();
  if (key === undefined) throw new Error(`No try was counted by "${counter}".`);
  return key;
}

/** Makes so many tries of a key, all at one instant, and no others. */
const setTries = ({ db }: TestServer, key: string, count: number, at: Date) =>
  db
    .update(attempts)
    .set({ times: Array.from({ length: count }, () => at) })
    .where(eq(attempts.keyHash, digestOf(key)));

const windows = limitedCalls.flatMap((call) =>
  call.windows.map(([most, seconds], index) => ({
    ...call,
    most,
    seconds,
    /** So long ago that the shorter window has forgotten it. */
    age: (call.windows[index - 1]?.[1] ?? -1) + 1,
  })),
);

describe('a limit', () => {
  test.each(windows)(
    '[HTTP-06] [TRST-04] of $name lets $most tries in $seconds s through, and one more when they are over',
    async ({ prepare, counter, code = 'i_auth_005', most, seconds, age, ...call }) => {
      const server = call.sandbox === false ? product : sandbox;
      const attempt = await prepare(server);
      const key = await keyOfTry(server, counter, attempt);
      const at = new Date(server.clock.now().getTime() - age * 1000);
      await setTries(server, key, most - 1, at);
      expect(await refusalOf(await attempt())).toBeNull();
      await setTries(server, key, most, at);
      expect(await refusalOf(await attempt())).toEqual({ code, wait: seconds - age });
      const others = call.isPersonal === false ? [] : [await prepare(server)];
      const ofOthers = await Promise.all(others.map(async (other) => refusalOf(await other())));
      expect(ofOthers).toEqual(others.map(() => null));
      server.clock.advance((seconds - age) * 1000 - 1);
      expect(await refusalOf(await attempt())).toEqual({ code, wait: 1 });
      server.clock.advance(1);
      expect(await refusalOf(await attempt())).toBeNull();
    },
  );
});

describe('the limits of the server', () => {
  const root = fileURLToPath(new URL('../../server/', import.meta.url));

  test('[TRST-04] are all crossed here', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const declared = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^const (\w*limits) =/gim)].map(
        ([, name]) => `${file} ${name}`,
      ),
    );
    const crossed = new Set([...limitedCalls.map((call: LimitedCall) => call.declared), withoutRefusal]);
    expect(declared.toSorted()).toEqual([...crossed].toSorted());
  });
});
