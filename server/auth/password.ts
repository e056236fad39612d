import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const blockSize = 8;
const keyLength = 32;

/**
 * A hash keeps one of libuv's four threads, and a core, for half a second. Files are read by the same threads, so
 * hashes have two of them at most, and leave a core to the rest of the server.
 */
export const hashingRules = {
  /** The cost of a hash is 2 to this power. */
  exponent: 17,
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 16,
  retryAfter: 10,
};

const inTurn = createConcurrencyLimiter(hashingRules);

function derive(text: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(text.normalize('NFKC'), salt, keyLength, { ...options, maxmem: 2 ** 28 }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );
}

/**
 * Hashes a password with scrypt (N=2^17, r=8, p=1) and a new salt: `scrypt$17$8$1$salt$key`, base64url. A password
 * that is no secret may have a smaller exponent. Rejects with 520 `i_auth_005` when too many hashes wait already.
 */
export async function hashPassword(text: string, exponent = hashingRules.exponent): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(text, salt, { N: 2 ** exponent, r: blockSize, p: 1 });
  return ['scrypt', exponent, blockSize, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const nobodysHash = () =>
  `scrypt$${hashingRules.exponent}$${blockSize}$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function matches(text: string, hash: string): Promise<boolean> {
  const [, exponent, block, parallel, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const actual = await derive(text, Buffer.from(salt ?? '', 'base64url'), {
    N: 2 ** Number(exponent),
    r: Number(block),
    p: Number(parallel),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Checks a password. With no hash (no such member) it takes just as long, and answers false; with the cheap hash of a
 * password that is no secret, too, but in the sandbox. Rejects with 520 `i_auth_005` when too many hashes wait already.
 */
export async function verifyPassword(
  text: string,
  hash: string | null,
  { sandbox }: { sandbox: boolean },
): Promise<boolean> {
  const isSecret = hash?.startsWith(`scrypt$${hashingRules.exponent}$`) ?? false;
  if (hash !== null && (isSecret || sandbox)) return matches(text, hash);
  await matches(text, nobodysHash());
  return false;
}
