import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import type { JourneyOptions } from './support/journey.ts';
import { instances } from './support/instances.ts';
import { stored, leftOut } from './support/journey-places.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each kind of run writes down its results beside those of the other. */
const kinds = ['whole', 'instances', 'kills', 'faults'].filter((each) => each.toUpperCase() in process.env);
const run = ['journeys', ...kinds].join('-');

export default defineConfig<JourneyOptions>({
  testDir: `${root}tests/journeys`,
  testMatch: '**/*.test.ts',
  outputDir: `${root}test-results/${run}`,
  globalSetup: `${root}tests/support/journey-setup.ts`,
  fullyParallel: true,
  /** Journeys wait more than they reckon: three share two cores. Several servers for each reckon more. */
  workers: instances > 1 ? 2 : 3,
  forbidOnly: true,
  /** A busy machine gets a second try; the report names such a test as flaky. */
  retries: 'CI' in process.env ? 1 : 0,
  /** Long for a machine that has other work too; a journey that passes waits no longer than it must. */
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${root}test-results/${run}.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    /** Without a graphics card a dialog that slides in is dear; its own tests and a few journeys let it move. */
    contextOptions: { reducedMotion: 'reduce' },
    /** As in a browser that has been here before: the worker is in control from the first page on. */
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  ...(stored() && { grep: stored() }),
  projects: [
    { name: 'desktop', grepInvert: leftOut('desktop'), use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: leftOut('phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
