import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { trustIn, type Trusts } from '#server/networks.ts';
import type { Services } from '#server/services.ts';

/** Who calls, and whether the way to the server is encrypted. */
export interface Caller {
  address: string;
  isEncrypted: boolean;
  /** Whether a trusted proxy asks, which is believed about the request's id, too. */
  isProxied: boolean;
}

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The caller of a request. What a trusted proxy says of whom it asks for is believed, from hop to hop; what anybody
 * else says is not.
 */
export function callerOf({ headers, socket }: Incoming, isTrusted: Trusts): Caller {
  let address = plain(socket.remoteAddress ?? '');
  if (!isTrusted(address)) return { address: address || 'unknown', isEncrypted: false, isProxied: false };
  for (const hop of listed(headers['x-forwarded-for']).reverse()) {
    if (!isTrusted(address) || isIP(plain(hop)) === 0) break;
    address = plain(hop);
  }
  return {
    address,
    isEncrypted: listed(headers['x-forwarded-proto']).at(-1) === 'https',
    isProxied: true,
  };
}

export type CallerServices = Pick<Services, 'settings' | 'log' | 'clock'>;

/** Networks in which a proxy of ours may be, and from which no browser of the world calls. */
const isPrivate = trustIn([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  '::1',
  'fc00::/7',
]);

/**
 * Reads callers. The first time that a private address says whom it asks for without being trusted, it warns: that is a
 * proxy whose callers are all counted as one.
 */
export function callerReader({ settings, log, clock }: CallerServices) {
  const isTrusted = trustIn(settings.trustedProxies);
  let hasWarned = false;
  return (incoming: Incoming): Caller => {
    const caller = callerOf(incoming, isTrusted);
    const isProxy = incoming.headers['x-forwarded-for'] !== undefined && !caller.isProxied;
    if (isProxy && !hasWarned && isPrivate(caller.address)) {
      hasWarned = true;
      log({
        time: clock.now().toISOString(),
        level: 'error',
        event: 'proxy not trusted',
        proxy: caller.address,
        failure: 'TRUSTED_PROXIES does not name it: all of its callers share one limit',
      });
    }
    return caller;
  };
}

const listed = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim().toLowerCase()));

/** An IPv4 address that came by an IPv6 socket is itself. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
