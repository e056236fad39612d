import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './command-line.ts';
import { filesUnder } from './files.ts';
import { readRequirements, readTitles, trace, type Trace } from './trace/requirements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const document = `${root}docs/requirements.md`;

await runCommand(() => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const requirements = readRequirements(readFileSync(document, 'utf8'));
  if (requirements.length === 0) throw new UsageError('docs/requirements.md lists no requirement.');
  const files = filesUnder(root, 'tests').filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const titles = files.flatMap((file) => readTitles(file, readFileSync(`${root}${file}`, 'utf8')));
  const result = trace(requirements, titles);
  process.stdout.write(
    values.json ? `${JSON.stringify({ ...result, ...countsOf(result) }, null, 2)}\n` : listed(result),
  );
  return result.flaws.length === 0 ? 0 : 1;
});

function countsOf({ requirements }: Trace) {
  const proven = requirements.filter(({ open, tests }) => !open && tests.length > 0).length;
  const partly = requirements.filter(({ open }) => open?.partly).length;
  const open = requirements.filter((requirement) => requirement.open && !requirement.open.partly).length;
  return { total: requirements.length, proven, partly, open };
}

function listed(result: Trace): string {
  const { total, proven, partly, open } = countsOf(result);
  const lines = result.requirements.flatMap((requirement) => [
    `${requirement.id}  ${requirement.text}`,
    ...requirement.tests.map(({ file, title }) => `         ✓ ${title} (${file})`),
    ...(requirement.open ? [`         still to come: ${requirement.open.flow}`] : []),
  ]);
  const flaws = result.flaws.map((flaw) => `✗ ${flaw}`);
  return [
    ...lines,
    ...flaws,
    `${proven} of ${total} requirements proven, ${partly} in part, ${open} open.`,
    '',
  ].join('\n');
}
