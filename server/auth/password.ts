import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** The cost is 2 to this power. */
const usualExponent = 17;
const blockSize = 8;
const keyLength = 32;

function derive(text: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, keyLength, { ...options, maxmem: 2 ** 28 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/**
 * Hashes a password with scrypt (N=2^17, r=8, p=1) and a new salt: `scrypt$17$8$1$salt$key`, base64url. A password
 * that is no secret may have a smaller exponent.
 */
export async function hashPassword(text: string, exponent = usualExponent): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(text, salt, { N: 2 ** exponent, r: blockSize, p: 1 });
  return ['scrypt', exponent, blockSize, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const nobodysHash = `scrypt$17$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Checks a password. With no hash (no such member) it takes just as long, and answers false. */
export async function verifyPassword(text: string, hash: string | null): Promise<boolean> {
  const [, exponent, block, parallel, salt, key] = (hash ?? nobodysHash).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const actual = await derive(text, Buffer.from(salt ?? '', 'base64url'), {
    N: 2 ** Number(exponent),
    r: Number(block),
    p: Number(parallel),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== null;
}
