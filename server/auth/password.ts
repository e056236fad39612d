import crypto, { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createHashQueue, type HashQueueRules, type HashRequester } from './hash-queue.ts';
import { hashWorkersFor, readMachine } from '#server/hash-workers.ts';
import type { Telemetry } from '#server/telemetry/telemetry.ts';

const blockSize = 8;
const keyLength = 32;

const queueRules = (workers: number) => ({
  atOnce: workers,
  waiting: 16 * workers,
  knownWaiting: 32 * workers,
});

/** A hash holds a thread of libuv, a core and 128 MB for half a second. */
export const hashingRules: HashQueueRules & { exponent: number } = {
  /** The cost of a hash is 2 to this power. */
  exponent: 17,
  ...queueRules(hashWorkersFor(readMachine())),
  retryAfter: 10,
};

const queue = createHashQueue(hashingRules);

/** Sets how many passwords are hashed at once, and with it how many may wait. */
export function setHashWorkers(workers: number): void {
  Object.assign(hashingRules, queueRules(workers));
}

/** Reports how many passwords wait to be hashed, by whom they are, and how many were turned away. */
export function observePasswords({ observe }: Pick<Telemetry, 'observe'>): void {
  observe({
    name: 'member_rewards.password.waiting',
    unit: '{request}',
    kind: 'gauge',
    measure: () => {
      const { known, strangers } = queue.figures();
      return [
        { value: known, facts: { device: 'known' } },
        { value: strangers, facts: { device: 'unknown' } },
      ];
    },
  });
  observe({
    name: 'member_rewards.password.refused',
    unit: '{request}',
    kind: 'counter',
    measure: () => [{ value: queue.figures().refused }],
  });
}

const stranger: HashRequester = { isKnown: false, network: 'unknown' };

function derive(
  text: string,
  salt: Buffer,
  options: ScryptOptions,
  requester: HashRequester,
): Promise<Buffer> {
  return queue.run(
    requester,
    () =>
      new Promise((resolve, reject) => {
        crypto.scrypt(
          text.normalize('NFKC'),
          salt,
          keyLength,
          { ...options, maxmem: 2 ** 28 },
          (error, key) => {
            if (error) reject(error);
            else resolve(key);
          },
        );
      }),
  );
}

/**
 * Hashes a password with scrypt (N=2^17, r=8, p=1) and a new salt: `scrypt$17$8$1$salt$key`, base64url. A password
 * that is no secret may have a smaller exponent. Rejects with 520 `i_auth_005` when too many hashes wait already.
 */
export async function hashPassword(
  text: string,
  exponent = hashingRules.exponent,
  requester = stranger,
): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(text, salt, { N: 2 ** exponent, r: blockSize, p: 1 }, requester);
  return ['scrypt', exponent, blockSize, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const nobodysHash = () =>
  `scrypt$${hashingRules.exponent}$${blockSize}$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function matches(text: string, hash: string, requester: HashRequester): Promise<boolean> {
  const [, exponent, block, parallel, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const cost = { N: 2 ** Number(exponent), r: Number(block), p: Number(parallel) };
  const actual = await derive(text, Buffer.from(salt ?? '', 'base64url'), cost, requester);
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
  requester = stranger,
): Promise<boolean> {
  const isSecret = hash?.startsWith(`scrypt$${hashingRules.exponent}$`) ?? false;
  const isUsable = hash !== null && (isSecret || sandbox);
  const isRight = await matches(text, isUsable ? hash : nobodysHash(), requester);
  if (isUsable && isRight) return true;
  queue.noteFailure(requester.network);
  return false;
}
