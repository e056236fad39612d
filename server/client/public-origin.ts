import { isLoopback, isLoopbackAddress } from '#machines/domain/host.ts';
import type { ClientRow } from '#server/db/rows.ts';
import type { Settings } from '#server/env.ts';

type PublicSettings = Pick<Settings, 'production' | 'publicHosts' | 'publicPort' | 'publicScheme' | 'port'>;

/** The public domain that a host belongs to: the longest one that it equals or is below; the first where there is none. */
function domainOf(hostname: string, { publicHosts }: PublicSettings): string {
  const host = isLoopbackAddress(hostname) ? 'localhost' : hostname.toLowerCase();
  const matching = publicHosts.filter((domain) => host === domain || host.endsWith(`.${domain}`));
  const [longest] = matching.toSorted((left, right) => right.length - left.length);
  return longest ?? publicHosts[0] ?? 'localhost';
}

/** Whether everybody who can reach a host sits at this machine: then it is asked at any port, as the tests do. */
const isDevelopmentHost = (hostname: string, { production }: PublicSettings) =>
  !production && isLoopback(hostname);

const schemeOf = ({ production, publicScheme }: PublicSettings) =>
  publicScheme ?? (production ? 'https' : 'http');

const defaultPorts = { http: '80', https: '443' };

/** Whether a request came to a port that is public. A host with a closing dot is another host to a browser. */
export function isPublicAddress(requestUrl: string, settings: PublicSettings): boolean {
  const { hostname, port } = new URL(requestUrl);
  if (hostname.endsWith('.')) return false;
  if (isDevelopmentHost(hostname, settings)) return true;
  const { publicPort } = settings;
  const isDefault = port === '' || port === defaultPorts[schemeOf(settings)];
  if (publicPort === null ? isDefault : port === String(publicPort)) return true;
  return isLoopback(hostname) && port === String(settings.port);
}

/** Whether a request came to the address that a tenant has for itself. */
export function isOwnAddress(requestUrl: string, origin: string | null): boolean {
  if (origin === null) return false;
  const own = new URL(origin);
  const asked = new URL(requestUrl);
  asked.protocol = own.protocol;
  return asked.host === own.host;
}

/**
 * Where a tenant is for the world, from the settings and never from what a request says; without a closing slash. On this
 * machine, outside production, it is where it is asked.
 */
export function publicOrigin(
  client: Pick<ClientRow, 'id' | 'publicOrigin'>,
  requestUrl: string,
  settings: PublicSettings,
): string {
  const asked = new URL(requestUrl);
  if (isDevelopmentHost(asked.hostname, settings)) return asked.origin;
  if (client.publicOrigin !== null) return client.publicOrigin;
  const { publicPort } = settings;
  const port = publicPort === null ? '' : `:${publicPort}`;
  return new URL(`${schemeOf(settings)}://${client.id}.${domainOf(asked.hostname, settings)}${port}`).origin;
}

/** {@link publicOrigin} where nobody asks. */
export function originOfTenant(
  client: Pick<ClientRow, 'id' | 'publicOrigin'>,
  settings: PublicSettings,
): string {
  const domain = settings.publicHosts[0] ?? 'localhost';
  return publicOrigin(client, `http://${client.id}.${domain}:${settings.port}`, settings);
}
