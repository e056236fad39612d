import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hashWorkersFor, readMachine } from '#server/hash-workers.ts';
import { hashingRules, hashPassword, verifyPassword } from '#server/auth/password.ts';
import { createClock } from '#server/clock.ts';
import { describeError, jsonLog, redact } from '#server/log.ts';
import { redactPath } from '#server/http/request-log.ts';
import { hashAtTrueCost } from '#tests/support/cheap-hashes.ts';

const production = { sandbox: false };
const refusalSchema = v.object({
  status: v.number(),
  body: v.object({ code: v.string() }),
  headers: v.record(v.string(), v.string()),
});

describe('passwords', () => {
  hashAtTrueCost();

  test('[AUTH-01] are hashed with scrypt at 2^17 and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('Demo!2345'), hashPassword('Demo!2345')]);
    expect(one).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('Demo!2345', one, production)).toBe(true);
    expect(await verifyPassword('Demo!2346', one, production)).toBe(false);
  });

  test('[AUTH-01] are the same however their letters are composed', async () => {
    const hash = await hashPassword('Caf\u00e9!2345');
    expect(await verifyPassword('Cafe\u0301!2345', hash, production)).toBe(true);
  });

  test.each([null, '', 'scrypt$17$8$1$$', 'nonsense'])('[AUTH-01] never match the hash %j', async (hash) => {
    const isRight = await verifyPassword('', hash, production).catch(() => false);
    expect(isRight).toBe(false);
  });

  test('[TRST-04] run beside one another as the machine allows, and only so many wait to be hashed', async () => {
    expect(hashingRules.atOnce).toBe(hashWorkersFor(readMachine()));
    const most = hashingRules.atOnce + hashingRules.waiting;
    const hashes = Array.from({ length: most + 2 }, () => hashPassword('Demo!2345', 4));
    const refusals = (await Promise.allSettled(hashes)).map((each) =>
      each.status === 'rejected' ? v.parse(refusalSchema, each.reason) : null,
    );
    const busy = { status: 520, body: { code: 'i_auth_005' }, headers: { 'Retry-After': '10' } };
    expect(refusals).toEqual([...Array.from({ length: most }, () => null), busy, busy]);
    expect(await hashPassword('Demo!2345', 4)).toMatch(/^scrypt\$4\$/);
  });
});

describe('the clock', () => {
  test('runs on from where it is put', () => {
    let now = 1000;
    const clock = createClock(() => now);
    clock.set(new Date(5000));
    now += 10;
    expect(clock.now().getTime()).toBe(5010);
    clock.advance(-10);
    expect(clock.now().getTime()).toBe(5000);
    clock.reset();
    expect(clock.now().getTime()).toBe(1010);
  });
});

describe('the log', () => {
  test('leaves out secrets by name, at any depth, and the local part of addresses', () => {
    expect(
      redact({
        user: { email: 'jane.doe+x@example.com', password: 'a', currentPassword: 'b' },
        headers: { Cookie: 'c', 'X-XSRF-TOKEN': 'd', Authorization: 'e' },
        list: [{ code: '123456' }, 'to john@example.com, please'],
        count: 3,
        none: null,
      }),
    ).toEqual({
      user: { email: '***@example.com', password: '[redacted]', currentPassword: '[redacted]' },
      headers: { Cookie: '[redacted]', 'X-XSRF-TOKEN': '[redacted]', Authorization: '[redacted]' },
      list: [{ code: '[redacted]' }, 'to ***@example.com, please'],
      count: 3,
      none: null,
    });
  });

  test.each([
    [
      '/password-reset-2?email=jane@example.com&token=abc',
      '/password-reset-2?email=***@example.com&token=[redacted]',
    ],
    ['/w/v1/varsity/activate/demo-activate', '/w/v1/varsity/activate/[redacted]'],
    [
      '/w/v1/varsity/rewards?search=shoes&latitude=1.5',
      '/w/v1/varsity/rewards?search=[redacted]&latitude=[redacted]',
    ],
    ['/users/jane%40example.com', '/users/***%40example.com'],
    ['/plain?pageSize=20', '/plain?pageSize=20'],
  ])('writes %s as %s', (path, written) => {
    expect(redactPath(new URL(path, 'http://varsity.localhost'))).toBe(written);
  });

  test('is one line an entry, whatever is in it', () => {
    const lines: string[] = [];
    jsonLog((line) => lines.push(line))({ path: 'a\nb', email: 'x@example.com' });
    expect(lines).toEqual(['{"path":"a\\nb","email":"***@example.com"}\n']);
  });

  test('logs the cause of a failed query without its parameters', () => {
    const cause = new Error('duplicate key');
    const error = new Error('Failed query: insert\nparams: jane@example.com,secret', { cause });
    expect(describeError(error)).toMatchObject({ error: 'Error: duplicate key' });
    expect(JSON.stringify(describeError(new Error('Failed query: x\nparams: secret')))).not.toContain(
      'secret',
    );
    expect(describeError('text')).toEqual({ error: 'not an Error' });
  });
});
