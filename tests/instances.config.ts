import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = `${root}test-results/vitest-${process.pid}.json`;

export default defineConfig({
  root,
  test: {
    include: ['tests/instances/**/*.test.ts'],
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: report }]] : ['default'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
