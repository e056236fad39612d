import { describe, expect, test } from 'vitest';
import { clientOf, isLoopback, isPlainLoopback, shareCookies } from '#machines/domain/host.ts';

describe('the host name', () => {
  const rules = { allowedHosts: ['localhost', 'rewards.example'], defaultClient: 'varsity' };

  test.each([
    ['varsity.localhost', 'varsity'],
    ['Harbor.LocalHost', 'harbor'],
    ['harbor.localhost.', 'harbor'],
    ['round-up.rewards.example', 'round-up'],
    ['harbor.staging.rewards.example', 'harbor'],
    ['a.b.localhost', 'a'],
    ['localhost', 'varsity'],
    ['localhost.', 'varsity'],
    ['127.0.0.1', 'varsity'],
    ['[::1]', 'varsity'],
    ['rewards.example', 'varsity'],
  ])('[BOOT-01] %s serves the client %s', (hostname, client) => {
    expect(clientOf(hostname, rules)).toBe(client);
  });

  test.each([
    'evil.example',
    'evilrewards.example',
    'rewards.example.evil.test',
    'localhost.evil.test',
    'example',
    '128.0.0.1',
    '[::2]',
    '',
    '.localhost',
    'harbor.localhost..',
    '-a.localhost',
    'a_b.localhost',
    '%61.localhost',
    `${'a'.repeat(64)}.localhost`,
  ])('[BOOT-05] "%s" is not allowed', (hostname) => {
    expect(clientOf(hostname, rules)).toBeNull();
  });

  test.each(['localhost', 'varsity.localhost', '127.0.0.1', '[::1]'])(
    '[BOOT-05] %s is not allowed where localhost is not',
    (hostname) => {
      expect(clientOf(hostname, { allowedHosts: ['rewards.example'], defaultClient: 'varsity' })).toBeNull();
    },
  );
});

describe('this machine', () => {
  test.each([
    'localhost',
    'LocalHost',
    'localhost.',
    'varsity.localhost',
    'a.b.localhost.',
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '[::1]',
  ])('[AUTH-01] is meant by %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '::',
    '10.0.0.1',
    'example.com',
    '127.0.0.1.example.com',
    'localhost.example',
    'notlocalhost',
    '.localhost',
    '',
  ])('[AUTH-01] is not meant by "%s"', (host) => {
    expect(isLoopback(host)).toBe(false);
  });

  test('[AUTH-01] is asked in the clear by http alone', () => {
    expect(isPlainLoopback(new URL('http://varsity.localhost:4173/login'))).toBe(true);
    expect(isPlainLoopback(new URL('https://varsity.localhost:4173/login'))).toBe(false);
    expect(isPlainLoopback(new URL('http://varsity.rewards.example/login'))).toBe(false);
  });
});

describe('the cookies of an API', () => {
  test.each([
    ['acme.rewards.example', 'api.rewards.example'],
    ['acme.rewards.example', 'rewards.example'],
    ['Acme.Rewards.Example.', 'acme.rewards.example'],
    ['acme.staging.rewards.example', 'api.rewards.example'],
    ['acme.rewards.co.uk', 'api.rewards.co.uk'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['a.varsity.localhost', 'b.varsity.localhost'],
  ])('[BACK-02] can be read at %s if it is %s', (page, api) => {
    expect(shareCookies(page, api)).toBe(true);
  });

  test.each([
    ['acme.rewards.example', 'api.other.example'],
    ['acme.rewards.example', 'rewards.test'],
    ['acme.rewards.co.uk', 'api.others.co.uk'],
    ['rewards.co.uk', 'co.uk'],
    ['varsity.localhost', 'api.localhost'],
    ['varsity.localhost', 'localhost'],
    ['127.0.0.1', 'localhost'],
    ['10.0.0.1', '10.1.0.1'],
    ['[::1]', '[::2]'],
  ])('[BACK-02] cannot be read at %s if it is %s', (page, api) => {
    expect(shareCookies(page, api)).toBe(false);
  });
});
