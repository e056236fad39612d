import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '#paths/command-line.ts';
import { pageFile, writePage } from './back-end/page.ts';

/** Writes the page for the team behind the API; with `--check` it compares alone, and exit code 1 means a difference. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const page = await writePage();
  if (!values.check) {
    writeFileSync(pageFile, page);
    return 0;
  }
  if (readFileSync(pageFile, 'utf8') === page) return 0;
  process.stderr.write(`${pageFile} is out of date. Run: npm run back-end\n`);
  return 1;
});
