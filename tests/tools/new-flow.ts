import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './command-line.ts';
import { createFlow } from './new-flow/create-flow.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'boolean' }, modal: { type: 'boolean' } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new UsageError('Give the flow one name: npm run new:flow gift-card -- --page');
  if (values.modal)
    throw new UsageError(
      'A flow in a modal is written by hand: see docs/writing-a-flow.md. --page makes a page.',
    );
  if (!values.page) throw new UsageError(`Say that it is a page: npm run new:flow ${name} -- --page`);
  const { created, changed } = await createFlow(fileURLToPath(new URL('../..', import.meta.url)), name);
  const lines = [...created.map((file) => `new      ${file}`), ...changed.map((file) => `changed  ${file}`)];
  process.stdout.write(
    `${lines.join('\n')}\n\nIt is at /${name}, for members. To grow it, see docs/writing-a-flow.md.\n`,
  );
  return 0;
});
