import { describe, expect, test } from 'vitest';
import { readEnv } from '#src/browser/env.ts';
import { safeExternal } from '#src/browser/external.ts';
import { openProgramPage } from '#src/browser/program-page.ts';
import { domainNotAllowed } from '#src/messages/first-errors.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

describe('the host name', () => {
  test('[BOOT-05] is refused in the words of the product', () => {
    expect(domainNotAllowed).toBe('Domain not allowed');
  });
});

describe('the environment', () => {
  test('[BOOT-01] has defaults for a machine of one’s own', () => {
    const empty = {
      VITE_API_HOST: '',
      VITE_PROGRAM_PAGE_URL: '',
      VITE_ALLOWED_HOSTS: ' ',
      VITE_DEFAULT_CLIENT: '',
    };
    for (const variables of [{}, empty]) {
      expect(readEnv(variables)).toEqual({
        apiHost: '',
        programPageUrl: null,
        sessionRecordingUrl: null,
        errorReportUrl: null,
        downgradePath: 'membership/downgrade',
        allowedHosts: ['localhost'],
        defaultClient: 'varsity',
      });
    }
  });

  test('[BOOT-01] is read from its variables', () => {
    expect(
      readEnv({
        MODE: 'production',
        VITE_API_HOST: 'https://api.rewards.example/',
        VITE_DOWNGRADE_PATH: '/plans/scheduled-change/',
        VITE_PROGRAM_PAGE_URL: 'https://www.rewards.example/about',
        VITE_SESSION_RECORDING_URL: 'https://recorder.example/record.js',
        VITE_ERROR_REPORT_URL: 'https://errors.example/app',
        VITE_ALLOWED_HOSTS: 'Rewards.Example, localhost',
        VITE_DEFAULT_CLIENT: 'harbor',
      }),
    ).toEqual({
      apiHost: 'https://api.rewards.example',
      downgradePath: 'plans/scheduled-change',
      programPageUrl: 'https://www.rewards.example/about',
      sessionRecordingUrl: 'https://recorder.example/record.js',
      errorReportUrl: 'https://errors.example/app',
      allowedHosts: ['rewards.example', 'localhost'],
      defaultClient: 'harbor',
    });
  });

  test('[BOOT-05] that is wrong is named, every variable of it', () => {
    const read = () =>
      readEnv({
        VITE_API_HOST: 'javascript:alert(1)',
        VITE_DOWNGRADE_PATH: '../logout',
        VITE_PROGRAM_PAGE_URL: 'http://program.example',
        VITE_ALLOWED_HOSTS: '*.example',
        VITE_DEFAULT_CLIENT: 'a b',
      });
    expect(read).toThrow(
      /^Bad environment: .*VITE_API_HOST.*VITE_PROGRAM_PAGE_URL.*VITE_ALLOWED_HOSTS.*VITE_DEFAULT_CLIENT/,
    );
    for (const address of ['https://api.example/v1', 'https://a@api.example', 'http://api.example']) {
      expect(() => readEnv({ VITE_API_HOST: address })).toThrow(
        'VITE_API_HOST must be an https origin without a path',
      );
    }
    expect(() => readEnv({ VITE_ALLOWED_HOSTS: 'a, ,b' })).toThrow(
      'VITE_ALLOWED_HOSTS must be a list of domains',
    );
  });
});

describe('an external address', () => {
  test.each([
    ['https://program.example', 'https://program.example/'],
    ['https://program.example/a?b=c#d', 'https://program.example/a?b=c#d'],
    ['http://localhost:4173/x', 'http://localhost:4173/x'],
    ['http://varsity.localhost:4173/', 'http://varsity.localhost:4173/'],
    ['http://127.0.0.1/', 'http://127.0.0.1/'],
  ])('[BOOT-03] %s may be gone to', (address, href) => {
    expect(safeExternal(address)).toBe(href);
  });

  test.each([
    '',
    '/path',
    '//evil.example',
    'http://program.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'https://user@evil.example',
    'https://user:pass@evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://program.example/1',
    'ftp://program.example',
    'https://',
  ])('[BOOT-03] %j may not', (address) => {
    expect(safeExternal(address)).toBeNull();
  });
});

describe('the program page', () => {
  const url = 'https://program.example/about';
  const visit = (href: string, storage = memoryStorage()) => {
    const replaced: string[] = [];
    const location = { href, replace: (target: string | URL) => void replaced.push(String(target)) };
    return {
      replaced,
      open: (target: string | null, now = 0) => openProgramPage(target, { location, storage, now }),
    };
  };

  test('[BOOT-03] replaces the whole page', () => {
    const { replaced, open } = visit('https://varsity.rewards.example/');
    expect(open(url)).toBe(true);
    expect(replaced).toEqual([url]);
  });

  test.each([null, '', 'javascript:alert(1)', 'http://program.example'])(
    '[BOOT-03] is not opened at %j',
    (target) => {
      const { replaced, open } = visit('https://varsity.rewards.example/');
      expect(open(target)).toBe(false);
      expect(replaced).toEqual([]);
    },
  );

  test('[BOOT-03] is not opened from itself', () => {
    const { replaced, open } = visit(`${url}?from=app#top`);
    expect(open(url)).toBe(false);
    expect(replaced).toEqual([]);
  });

  test('[BOOT-03] that leads back here is not opened again for a minute', () => {
    const storage = memoryStorage();
    const { replaced, open } = visit('https://varsity.rewards.example/', storage);
    expect(open(url, 1_000)).toBe(true);
    expect(open(url, 30_000)).toBe(false);
    expect(open(url, 62_000)).toBe(true);
    expect(replaced).toHaveLength(2);
  });

  test('[BOOT-03] is not opened by a browser that could not detect a loop', () => {
    const { replaced, open } = visit('https://varsity.rewards.example/', refusingStorage);
    expect(open(url)).toBe(false);
    expect(replaced).toEqual([]);
  });
});
