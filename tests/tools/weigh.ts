import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from '#server/app/build.ts';
import { distribution } from '#server/bundles/distribution.ts';
import { runCommand } from '#paths/command-line.ts';
import { weighRoutes } from './weigh/route-weights.ts';

/** The line that has a browser compile a file as it arrives (decision 025). */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * The first scripts of each address, in kB gz, each beside its budget; exit code 1 when one is over, or when the first
 * script does not begin with its hint.
 */
await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const routes = weighRoutes();
  const lines = routes.map(({ route, files, weight, budget }) => {
    const mark = weight > budget ? '  OVER' : '';
    return `${weight.toFixed(1).padStart(7)} kB of ${budget}  ${route}, ${files.length} files${mark}`;
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  const [first = ''] = routes[0]?.files ?? [];
  const isHinted = readFileSync(join(distribution, first), 'utf8').startsWith(hint);
  if (!isHinted)
    process.stdout.write(`${first} does not begin with its hint: something was put before it.\n`);
  return isHinted && routes.every(({ weight, budget }) => weight <= budget) ? 0 : 1;
});
