import { buildWhenNeeded } from '#server/app/build.ts';
import { runCommand } from './command-line.ts';
import { weighRoutes } from './weigh/route-weights.ts';

/** The first scripts of each address, in kB gz, each beside its budget; exit code 1 when one is over. */
await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const routes = weighRoutes();
  const lines = routes.map(({ route, files, weight, budget }) => {
    const verdict = weight > budget ? '  OVER' : '';
    return `${weight.toFixed(1).padStart(7)} kB of ${budget}  ${route}, ${files.length} files${verdict}`;
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  return routes.every(({ weight, budget }) => weight <= budget) ? 0 : 1;
});
