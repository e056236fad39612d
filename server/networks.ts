import { BlockList, isIP } from 'node:net';

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

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** The prefixes of IPv6 addresses that stand for one of IPv4: mapped ones, and those of a NAT64. */
const prefixesOfIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * What an address is counted under: itself for IPv4, and for IPv6 the network of 64 bits that one household or server has
 * at least. What is no address is itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const prefix = groups.slice(0, 6).map((group) => group.toString(16));
  if (prefixesOfIPv4.includes(prefix.join(':'))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${prefix.slice(0, 4).join(':')}::/64`;
}
