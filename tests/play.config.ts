import { existsSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import type { JourneyOptions } from './support/journey.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRecorded = process.env['PLAY_RECORD'] !== undefined;

/** One path on the product, to be watched: `npm run paths -- --play ID`. */
export default defineConfig<JourneyOptions>({
  testDir: `${root}tests/play`,
  testMatch: 'play.test.ts',
  outputDir: `${root}test-results/play`,
  preserveOutput: 'always',
  globalSetup: `${root}tests/support/journey-setup.ts`,
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1280, height: 860 },
    headless: isRecorded,
    video: isRecorded && hasEncoder() ? { mode: 'on', size: { width: 1280, height: 860 } } : 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});

/** Playwright's videos need its own ffmpeg: `npx playwright install ffmpeg`. */
function hasEncoder(): boolean {
  const caches: Readonly<Record<string, string>> = { darwin: 'Library/Caches', win32: 'AppData/Local' };
  const folder =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? `${homedir()}/${caches[platform()] ?? '.cache'}/ms-playwright`;
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('ffmpeg-'));
}
