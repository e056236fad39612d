import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { createFlow, type FlowKind } from './new-flow/create-flow.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'boolean' },
      modal: { type: 'boolean' },
      reads: { type: 'string' },
      form: { type: 'string' },
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new UsageError('Give the flow one name: npm run new:flow gift-card -- --page --reads gift-cards');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { kind, data } = kindOf(name, values);
  const { created, changed } = await createFlow(root, kind, name, data);
  const lines = [...created.map((file) => `new      ${file}`), ...changed.map((file) => `changed  ${file}`)];
  const address = kind === 'form modal' ? `/?flow=${name}` : `/${name}`;
  process.stdout.write(
    `${lines.join('\n')}\n\nIt is at ${address}, for members. To extend it, see docs/writing-a-flow.md.\n`,
  );
  return followCalls(root);
});

/** Writes docs/back-end.md and the reports of `npm run conform` again, which list each call. */
function followCalls(root: string): number {
  const run = (command: string) => spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  const reports = 'tests/unit/back-end/conform-other.test.ts tests/unit/back-end/conform-command.test.ts';
  const results = [
    run('npm run --silent back-end'),
    run(`npx vitest run --update --config tests/vitest.config.ts --project unit ${reports}`),
  ];
  const failed = results.find(({ status }) => status !== 0);
  if (failed) process.stderr.write(failed.stdout + failed.stderr);
  return failed ? 1 : 0;
}

interface Options {
  page?: boolean | undefined;
  modal?: boolean | undefined;
  reads?: string | undefined;
  form?: string | undefined;
}

/** What is created, and the name of what it reads or sends. */
function kindOf(name: string, { page, modal, reads, form }: Options): { kind: FlowKind; data: string } {
  if (page && !modal && reads !== undefined && form === undefined) return { kind: 'reads page', data: reads };
  if (page && !modal && form !== undefined && reads === undefined) return { kind: 'form page', data: form };
  if (modal && !page && reads === undefined) return { kind: 'form modal', data: form ?? name };
  throw new UsageError(
    `Say what it is: --page --reads NAME, --page --form NAME, or --modal: npm run new:flow ${name} -- --modal`,
  );
}
