import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { filesUnder } from './files.ts';
import { openRedFinder } from './trace/find-red.ts';
import { prove, sourceWithout } from './trace/prove.ts';
import { removals } from './trace/removals.ts';
import { readRequirements, readTitles, trace, type Trace } from './trace/requirements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const document = `${root}docs/requirements.md`;

/**
 * Each requirement with the tests that bear its number. It is proven when a removal of what it asks for is known to
 * turn one of them red, and claimed otherwise; `--prove`, with numbers or for all, makes the removals again.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, prove: { type: 'boolean', default: false } },
  });
  if (values.prove) return proveAgain(positionals);
  const requirements = readRequirements(readFileSync(document, 'utf8'));
  if (requirements.length === 0) throw new UsageError('docs/requirements.md lists no requirement.');
  const files = filesUnder(root, 'tests').filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const titles = files.flatMap((file) => readTitles(file, readFileSync(`${root}${file}`, 'utf8')));
  const traced = trace(requirements, titles);
  const result = { ...traced, flaws: [...traced.flaws, ...vainRemovals()] };
  process.stdout.write(
    values.json ? `${JSON.stringify({ ...result, ...countsOf(result) }, null, 2)}\n` : listed(result),
  );
  return result.flaws.length === 0 ? 0 : 1;
});

async function proveAgain(numbers: readonly string[]): Promise<number> {
  const chosen = removals.filter(({ requirement }) => numbers.length === 0 || numbers.includes(requirement));
  const unknown = numbers.find((number) => !chosen.some(({ requirement }) => requirement === number));
  if (unknown !== undefined) throw new UsageError(`There is no removal for "${unknown}" in removals.ts.`);
  const finder = openRedFinder();
  const begun = performance.now();
  let failures = 0;
  for await (const { removal, failure } of prove(chosen, sourceOf, finder.findRed)) {
    failures += failure === null ? 0 : 1;
    process.stdout.write(
      `${failure === null ? '✓' : '✗'} ${removal.requirement}  ${failure ?? removal.title}\n`,
    );
  }
  await finder.close();
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(
    `${chosen.length - failures} of ${chosen.length} removals turn their test red, in ${seconds} s.\n`,
  );
  return failures === 0 ? 0 : 1;
}

function sourceOf(file: string): string {
  return readFileSync(`${root}${file}`, 'utf8');
}

function vainRemovals(): string[] {
  return removals
    .filter((removal) => sourceWithout(sourceOf(removal.file), removal) === null)
    .map(({ requirement, file, take }) => `${requirement}: ${file} does not have exactly once: ${take}`);
}

function isProven(id: string): boolean {
  return removals.some(({ requirement }) => requirement === id);
}

function countsOf({ requirements }: Trace) {
  const closed = requirements.filter(({ open, tests }) => !open && tests.length > 0);
  const proven = closed.filter(({ id }) => isProven(id)).length;
  const claimed = closed.length - proven;
  const partly = requirements.filter(({ open }) => open?.partly).length;
  const open = requirements.filter((requirement) => requirement.open && !requirement.open.partly).length;
  return { total: requirements.length, proven, claimed, partly, open };
}

function listed(result: Trace): string {
  const { total, proven, claimed, partly, open } = countsOf(result);
  const lines = result.requirements.flatMap((requirement) => [
    `${requirement.id}  ${requirement.text}`,
    ...requirement.tests.map(
      ({ file, title }) => `         ${isProven(requirement.id) ? '✓' : '·'} ${title} (${file})`,
    ),
    ...(requirement.open ? [`         still to come: ${requirement.open.flow}`] : []),
  ]);
  const flaws = result.flaws.map((flaw) => `✗ ${flaw}`);
  return [
    ...lines,
    ...flaws,
    `${proven} of ${total} requirements proven, ${claimed} claimed, ${partly} in part, ${open} open.`,
    '',
  ].join('\n');
}
