import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareCharts } from '#gallery/diff/compare-charts.ts';
import { diffMarkdown } from '#gallery/diff/diff-markdown.ts';
import { diffPage } from '#gallery/diff/diff-page.ts';
import { ChartsError, loadCharts } from '#gallery/diff/load-charts.ts';
import { runCommand, UsageError } from '#paths/command-line.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist.flows-diff.html' } },
  });
  const [ref, ...others] = positionals;
  if (ref === undefined || others.length > 0)
    throw new UsageError('Name one commit: npm run flows:diff -- main');
  try {
    const before = loadCharts(root, ref);
    const after = loadCharts(root, null);
    const failed = [...before.failures, ...after.failures];
    const read = ({ id }: { id: string }) => failed.every((failure) => failure.id !== id);
    const changes = compareCharts(before.charts.filter(read), after.charts.filter(read));
    const notes = failed.map(({ id, reason }) => `${id} is not compared, for it cannot be read: ${reason}`);
    process.stdout.write(diffMarkdown(ref, changes, notes));
    writeFileSync(values.out, await diffPage(ref, changes, notes));
    process.stderr.write(`The drawings are in ${values.out}\n`);
    return 0;
  } catch (error) {
    throw error instanceof ChartsError ? new UsageError(error.message) : error;
  }
});
