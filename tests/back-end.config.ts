import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import type { BackEndOptions } from './support/back-end-journey.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The app before an API that knows only the specification, on another origin of the same site. */
export default defineConfig<object, BackEndOptions>({
  testDir: `${root}tests/back-end`,
  testMatch: '**/*.test.ts',
  outputDir: `${root}test-results/back-end`,
  globalSetup: `${root}tests/support/back-end-setup.ts`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 'CI' in process.env ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${root}test-results/back-end.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArguments, '--ignore-certificate-errors'],
    },
  },
  projects: [
    { name: 'static files', use: { host: 'files' } },
    { name: "the product's server", use: { host: 'server' } },
  ],
});
