import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The built gallery, by the commands of the README. */
export default defineConfig({
  testDir: `${root}tests/gallery`,
  testMatch: '**/*.test.ts',
  outputDir: `${root}test-results/gallery`,
  workers: 1,
  forbidOnly: true,
  retries: 'CI' in process.env ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${root}test-results/gallery.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
