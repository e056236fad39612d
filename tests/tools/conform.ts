import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { resolveLocalhostNames } from '#paths/host/localhost-names.ts';
import { readOptions, usage } from './conform/options.ts';
import { reportText } from './conform/report.ts';
import { conform } from './conform/run.ts';
import type { ConformOptions } from './conform/settings.ts';

/**
 * Checks a running API against the page for its team. Exit code 1 for something specified that is broken, 2 for a
 * command line that cannot be used and for an API that cannot be reached.
 */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if (options.isInsecure) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  resolveLocalhostNames();
  const report = await conform({ ...options, spend: await confirmed(options) });
  const json = `${JSON.stringify(report, null, 2)}\n`;
  if (options.json === '-') process.stdout.write(json);
  else {
    process.stdout.write(reportText(report));
    if (options.json !== null) write(options.json, json);
  }
  return report.broken.length === 0 ? 0 : 1;
}, true);

/** A person is asked about each paid call; in a script its name is the consent. */
async function confirmed({ spend, api }: ConformOptions): Promise<ConformOptions['spend']> {
  if (!process.stdin.isTTY || spend.length === 0) return spend;
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const agreed: ConformOptions['spend'][number][] = [];
  for (const name of spend) {
    const said = await asking.question(`${name} costs money at ${api}. Send it once? (y/N) `);
    if (/^y(es)?$/i.test(said.trim())) agreed.push(name);
  }
  asking.close();
  return agreed;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UsageError(`${file} cannot be written.`);
  }
}
