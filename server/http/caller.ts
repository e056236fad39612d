import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Who calls, and whether the way to the server is encrypted. */
export interface Caller {
  address: string;
  isEncrypted: boolean;
}

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** Whether an address is a proxy's that is believed. */
export type Trusts = (address: string) => boolean;

/** The proxies that are believed: addresses and networks, such as `10.0.0.4` and `10.1.0.0/16`. */
export function trustIn(proxies: readonly string[]): Trusts {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** Whether {@link trustIn} takes it. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
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

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
