import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deviceKey } from '#server/auth/signing-key.ts';
import type { HashRequester } from '#server/auth/hash-queue.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { readSecret, writeSecret } from './cookies.ts';
import { callerNetwork } from './guards.ts';

/*
 * The device cookie is `random.signature.signature…`: one signature for each of the last accounts that logged in with
 * this browser. It names nobody, opens nothing, and survives a logout: it only tells a returning member from a stranger,
 * so that strangers can neither use up a member's attempts nor the time of the server.
 */

type Deps = Pick<Services, 'db' | 'clock' | 'settings'>;
type Account = Pick<UserRow, 'clientId' | 'id'>;

const mostAccounts = 5;
const nobody: Account = { clientId: '', id: '' };

function sign(random: string, { clientId, id }: Account, key: string): string {
  return createHmac('sha256', key).update(`device.${random}.${clientId}.${id}`).digest('base64url');
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function readDevice(c: Context, { settings }: Deps) {
  const [random = '', ...signatures] = (readSecret(c, 'device', settings) ?? '').split('.');
  return { random, signatures: signatures.slice(0, mostAccounts) };
}

/** Remembers that a member has logged in with this browser. */
export async function rememberDevice(c: Context, account: Account, services: Deps): Promise<void> {
  const known = readDevice(c, services);
  const random = known.random.length === 22 ? known.random : randomBytes(16).toString('base64url');
  const own = sign(random, account, await deviceKey(services));
  const others = known.signatures.filter((each) => each !== own).slice(0, mostAccounts - 1);
  writeSecret(c, 'device', [random, own, ...others].join('.'), services.settings);
}

/** Who asks for an account: a device of it, or a stranger of some network. */
export interface DeviceRequester extends HashRequester {
  /** What attempts are counted under. */
  countedAs: string;
}

/** Tells a device of an account from a stranger; nobody's account has none. */
export async function deviceRequester(
  c: Context<ApiEnv>,
  account: Account | null,
  services: Deps,
): Promise<DeviceRequester> {
  const network = callerNetwork(c.env);
  const { random, signatures } = readDevice(c, services);
  const own = sign(random, account ?? nobody, await deviceKey(services));
  const isKnown = account !== null && signatures.some((each) => isEqual(each, own));
  return { isKnown, network, countedAs: isKnown ? `device ${random}` : network };
}

/** Somebody who has proven who they are, by a session or by a secret that was sent to them. */
export const provenRequester = (c: Context<ApiEnv>): HashRequester => ({
  isKnown: true,
  network: callerNetwork(c.env),
});
