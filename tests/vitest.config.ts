import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { tenantsPlugin } from '../gallery/screens/tenants-plugin.ts';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import { compareSpeech } from './support/speech/compare-speech.ts';
import { beyondCore, exhaustive, isCore, ownDatabase } from './support/core.ts';
import type { FlowRun } from '../paths/coverage/flow-run.ts';
import { storeRun } from '../paths/coverage/write-run.ts';
import { isProving, removedSource } from './tools/trace/removed-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each run writes down its results beside those of others. */
const report = `${root}test-results/vitest-${process.pid}.json`;
const app = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

const exclude = [
  ...configDefaults.exclude,
  ...(isCore() ? beyondCore : []),
  ...('TEST_DATABASE_URL' in process.env ? ownDatabase : []),
];

/** Bundled before the first test: a package that is found later reloads the page under a running one. */
const viewDependencies = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-toast',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@visx/axis',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
  '@xstate/react',
  'axe-core',
  'culori/fn',
  'downshift',
  'elkjs/lib/elk.bundled.js',
  'ky',
  'lucide-react',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
  'vitest-browser-react',
  'xstate',
  'xstate/graph',
];

/** What differs stands whole in the report, if it is not a page long. */
const chaiConfig = { truncateThreshold: 2000 };

/** Tests without a browser or a server. */
function unitProject(name: string, include: string[], others: string[] = []): TestProjectInlineConfiguration {
  return {
    root,
    /** The table of flows names the first page, which has styles. */
    plugins: [vanillaExtractPlugin(), removedSource()],
    test: {
      name,
      environment: 'node',
      include,
      exclude: [...exclude, ...others],
      /** As far ahead of UTC as the server's tests are behind it. */
      env: { TZ: 'Pacific/Chatham' },
      setupFiles: ['tests/support/quiet-console.ts', 'tests/support/cheap-hashes.ts'],
      chaiConfig,
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    restoreMocks: true,
    /** Vitest would leave two cores one worker, beside the browser of the views that often waits. */
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      unitProject('unit', ['tests/unit/**/*.test.ts', 'tests/machines/**/*.test.ts'], exhaustive),
      unitProject('exhaustive', exhaustive),
      {
        root,
        plugins: [removedSource()],
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          exclude,
          /** A server may stand anywhere: its days are UTC's. */
          env: { TZ: 'America/Adak' },
          setupFiles: ['tests/support/cheap-hashes.ts'],
          chaiConfig,
          /** The server's modules and the database's engine are made ready once; each file has its own database. */
          isolate: false,
          /** The report names what passed at its second try only. */
          retry: process.env['CI'] ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: app,
        root,
        /** The screens of the gallery stand in the demo's tenants. */
        plugins: [tenantsPlugin(), removedSource()],
        optimizeDeps: { include: viewDependencies },
        /** Each file has a page of its own, and the modules of the one before: a run is over before one changes. */
        server: { headers: isProving() ? {} : { 'Cache-Control': 'max-age=3600' } },
        test: {
          name: 'views',
          include: ['tests/views/**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: 60_000,
          /** As for the journeys: a busy machine gets a second try; the report names such a test as flaky. */
          retry: process.env['CI'] ? 1 : 0,
          /** What a screen shows is waited for as long as in the journeys: on a busy machine a second is short. */
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: {
              storeRun: (_, run: FlowRun) => storeRun(run),
              compareSpeech: ({ project }, machine: string, table: string) =>
                compareSpeech(machine, table, project.config.snapshotOptions.updateSnapshot === 'all'),
            },
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArguments },
              /** As in the journeys: a click on what still moves can be lost between press and release. */
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
