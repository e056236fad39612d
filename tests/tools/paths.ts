import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue } from '#machines/catalogue.ts';
import { runCommand, UsageError } from './command-line.ts';
import { formats, isFormat, type Format } from './paths/formats.ts';
import { reportPaths } from './paths/report.ts';

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'markdown' }, out: { type: 'string' } },
  });
  const document = formats[chosenFormat(values.format)](reportPaths(chosenMachines(positionals)));
  write(`${document}\n`, values.out);
  return 0;
});

function chosenFormat(name: string): Format {
  if (isFormat(name)) return name;
  throw new UsageError(`There is no format "${name}". Choose one of: ${Object.keys(formats).join(', ')}.`);
}

function chosenMachines(ids: string[]) {
  const unknown = ids.find((id) => !catalogue.some(({ machine }) => machine.id === id));
  if (unknown !== undefined) {
    const known = catalogue.map(({ machine }) => machine.id).join(', ');
    throw new UsageError(`There is no machine "${unknown}". Choose from: ${known}.`);
  }
  return ids.length === 0 ? catalogue : catalogue.filter(({ machine }) => ids.includes(machine.id));
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(
      `"${file}" cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
