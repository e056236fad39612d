export interface HostRules {
  /** Domains, each with everything below it. */
  allowedHosts: readonly string[];
  /** The client of a bare domain. */
  defaultClient: string;
}

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The client whose app a host name serves: its first label, or the default client for a bare domain. */
export function readHost(
  hostname: string,
  { allowedHosts, defaultClient }: HostRules,
): { client: string } | 'forbidden' {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (allowedHosts.includes(host)) return { client: defaultClient };
  const isBelow = allowedHosts.some((allowed) => host.endsWith(`.${allowed}`));
  const [client = ''] = host.split('.');
  return isBelow && label.test(client) ? { client } : 'forbidden';
}
