const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|\[::1\])$/;
const localName = /^(.+\.)?localhost$/;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export interface HostRules {
  /** Domains, each with everything below it. Addresses of this machine count as `localhost`. */
  allowedHosts: readonly string[];
  /** The client of a bare domain. */
  defaultClient: string;
}

interface Address {
  /** With its colon, as a URL has it. */
  protocol: string;
  hostname: string;
}

const plain = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');

/** The client that a host names: by its first label, or the default one by a bare domain; null where it is not allowed. */
export function clientOf(hostname: string, { allowedHosts, defaultClient }: HostRules): string | null {
  const name = plain(hostname);
  const host = loopbackAddress.test(name) ? 'localhost' : name;
  if (allowedHosts.includes(host)) return defaultClient;
  const isBelow = allowedHosts.some((allowed) => host.endsWith(`.${allowed}`));
  const [first = ''] = host.split('.');
  return isBelow && label.test(first) ? first : null;
}

/** Two names under a country's own name, such as co.uk, below which strangers have their domains. */
const countryDomain = /^(ac|co|com|edu|gov|ne|net|or|org)\.[a-z]{2}$/;

/** The domain at which a host may set a cookie for others below it; null for a bare name or an address. */
function domainOf(hostname: string): string | null {
  if (/^[\d.]+$|:/.test(hostname)) return null;
  const labels = hostname.split('.');
  const two = labels.slice(-2).join('.');
  const length = countryDomain.test(two) ? 3 : 2;
  return labels.length < length ? null : labels.slice(-length).join('.');
}

/** Whether pages of one host can read the cookies of an API at another: it is the same one, or below the same domain. */
export function shareCookies(hostname: string, apiHostname: string): boolean {
  const [page, api] = [plain(hostname), plain(apiHostname)];
  return page === api || (domainOf(page) !== null && domainOf(page) === domainOf(api));
}

/** Whether a host is an address of this machine: 127.x.x.x or ::1. */
export function isLoopbackAddress(hostname: string): boolean {
  return loopbackAddress.test(plain(hostname));
}

/** Whether a host can be reached from this machine only: localhost, what is below it, 127.x.x.x or ::1. */
export function isLoopback(hostname: string): boolean {
  const host = plain(hostname);
  return loopbackAddress.test(host) || localName.test(host);
}

/** Whether an address is reached without encryption, yet without leaving this machine. */
export function isPlainLoopback({ protocol, hostname }: Address): boolean {
  return protocol === 'http:' && isLoopback(hostname);
}

const origin = /^(https?:)\/\/([a-z0-9.-]+|\[::1\])(:\d{1,5})?\/?$/;

/**
 * The origin of an API that an address names. Null where the address has more than an origin, or is neither encrypted nor
 * on this machine.
 */
export function apiOriginOf(address: string): string | null {
  const [, protocol = '', hostname = '', port = ''] = origin.exec(address.toLowerCase()) ?? [];
  const isSecure = protocol === 'https:' || isPlainLoopback({ protocol, hostname });
  return hostname !== '' && isSecure ? `${protocol}//${hostname}${port}` : null;
}
