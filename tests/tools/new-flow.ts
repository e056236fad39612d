import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { createFlow } from './new-flow/create-flow.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'boolean' }, modal: { type: 'boolean' } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new UsageError('Give the flow one name: npm run new:flow gift-card -- --page');
  const { page = false, modal = false } = values;
  if (page === modal)
    throw new UsageError(`Say what it is, --page or --modal: npm run new:flow ${name} -- --page`);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { created, changed } = await createFlow(root, name, page ? 'page' : 'modal');
  const lines = [...created.map((file) => `new      ${file}`), ...changed.map((file) => `changed  ${file}`)];
  process.stdout.write(
    `${lines.join('\n')}\n\nIt is at ${page ? `/${name}` : `/?flow=${name}`}, for members. To grow it, see docs/writing-a-flow.md.\n`,
  );
  return 0;
});
