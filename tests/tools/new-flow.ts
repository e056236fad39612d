import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './command-line.ts';
import { createFlow } from './new-flow/create-flow.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new UsageError('Give the flow one name: npm run new:flow gift-card');
  const { created, changed } = await createFlow(fileURLToPath(new URL('../..', import.meta.url)), name);
  const lines = [...created.map((file) => `new      ${file}`), ...changed.map((file) => `changed  ${file}`)];
  process.stdout.write(
    `${lines.join('\n')}\n\nNext: let the app run it, and put its screen on a route. See docs/writing-a-flow.md.\n`,
  );
  return 0;
});
