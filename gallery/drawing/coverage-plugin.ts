import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as v from 'valibot';

const name = 'virtual:coverage';

const coverageSchema = v.object({
  machines: v.array(
    v.object({
      id: v.string(),
      transitions: v.array(
        v.object({
          key: v.string(),
          level: v.picklist(['gesture', 'journey', 'reported', 'headless', 'never']),
        }),
      ),
    }),
  ),
});

/** Serves what the tests took of each machine as `virtual:coverage`; null, with a line that says so, where none were counted. */
export function coverage(root: string): Plugin {
  const file = join(root, 'test-results/flow-coverage.json');
  return {
    name: 'coverage',
    configResolved: ({ logger }) => {
      if (!existsSync(file))
        logger.info('No coverage to light. To make it: npm test; npm run coverage:flows');
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => {
      if (id !== `\0${name}`) return null;
      const machines = existsSync(file)
        ? v.parse(coverageSchema, JSON.parse(readFileSync(file, 'utf8'))).machines
        : null;
      const levels = machines?.map(({ id: machine, transitions }) => [
        machine,
        Object.fromEntries(transitions.map(({ key, level }) => [key, level])),
      ]);
      return `export const coverage = ${JSON.stringify(levels ? Object.fromEntries(levels) : null)};`;
    },
  };
}
