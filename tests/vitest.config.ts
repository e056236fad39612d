import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const app = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    restoreMocks: true,
    reporters: ['default'],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/machines/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
      {
        root,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: app,
        root,
        test: {
          name: 'views',
          include: ['tests/views/**/*.test.tsx'],
          setupFiles: ['tests/support/quiet-console.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
