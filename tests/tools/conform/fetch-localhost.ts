/** The usual network, and names below `localhost` as browsers resolve them: this machine. Node does not. */
export const fetchLocalhost = (address: string, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(address);
  const { host } = url;
  if (!url.hostname.endsWith('.localhost')) return fetch(url, init);
  url.hostname = 'localhost';
  const headers = new Headers(init.headers);
  headers.set('host', host);
  return fetch(url, { ...init, headers });
};
