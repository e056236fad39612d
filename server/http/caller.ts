import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Trusts } from '#server/networks.ts';

/** Who calls, and whether the way to the server is encrypted. */
export interface Caller {
  address: string;
  isEncrypted: boolean;
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
  if (!isTrusted(address)) return { address: address || 'unknown', isEncrypted: false };
  for (const hop of listed(headers['x-forwarded-for']).reverse()) {
    if (!isTrusted(address) || isIP(plain(hop)) === 0) break;
    address = plain(hop);
  }
  return { address, isEncrypted: listed(headers['x-forwarded-proto']).at(-1) === 'https' };
}

const listed = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim().toLowerCase()));

/** An IPv4 address that came by an IPv6 socket is itself. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
