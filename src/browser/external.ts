import { isPlainLoopback } from '#machines/domain/host.ts';

/** An absolute address that a whole page may be sent to: https, or http on this machine, without user info. */
export function safeExternal(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isSecure = url.protocol === 'https:' || isPlainLoopback(url);
  return isSecure && url.username === '' && url.password === '' ? url.href : null;
}
