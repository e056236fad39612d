const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An absolute address that a whole page may be sent to: https, or http on this machine, without user info. */
export function safeExternal(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
  return isSecure && url.username === '' && url.password === '' ? url.href : null;
}
