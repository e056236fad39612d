import { describe, expect, it } from 'vitest';
import { callerOf } from '#server/http/caller.ts';
import { trustIn } from '#server/networks.ts';

const isTrusted = trustIn(['10.0.0.4', '10.1.0.0/16', 'fd00::/8']);

const call = (remoteAddress: string | undefined, forwarded?: string, proto?: string) =>
  callerOf(
    {
      socket: { remoteAddress },
      headers: {
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        ...(proto !== undefined && { 'x-forwarded-proto': proto }),
      },
    },
    isTrusted,
  );

describe('the caller of a request', () => {
  it.each([
    ['is whom the connection comes from', '203.0.113.9', undefined, '203.0.113.9'],
    ['has its own address on a socket of IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['is not believed about itself', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is told by a trusted proxy', '10.0.0.4', '198.51.100.1', '198.51.100.1'],
    ['is told by a trusted proxy on a socket of IPv6', '::ffff:10.0.0.4', '198.51.100.1', '198.51.100.1'],
    ['is told from hop to hop', '10.0.0.4', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['is the last hop that nobody trusted names', '10.0.0.4', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    ['may have an address of IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['is the proxy itself when it names nobody', '10.0.0.4', undefined, '10.0.0.4'],
    ['is the proxy itself when it names nothing of the kind', '10.0.0.4', 'unknown', '10.0.0.4'],
    ['is unknown when the connection has gone', undefined, '198.51.100.1', 'unknown'],
  ])('[TRST-04] %s', (_, remote, forwarded, address) => {
    expect(call(remote, forwarded).address).toBe(address);
  });

  it.each([
    ['10.0.0.4', 'https', true],
    ['10.0.0.4', 'http, HTTPS', true],
    ['10.0.0.4', 'https, http', false],
    ['10.0.0.4', undefined, false],
    ['203.0.113.9', 'https', false],
  ])('[TRST-04] from %s that says %s comes encrypted: %s', (remote, proto, isEncrypted) => {
    expect(call(remote, undefined, proto).isEncrypted).toBe(isEncrypted);
  });
});
