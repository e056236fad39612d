import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command-line.ts';
import { formats, type Format } from './report/formats.ts';
import { features } from './report/gherkin.ts';
import type { Report } from './report/report.ts';

/** Prints a report, or writes it to a file; features of several machines to a folder, a file each. */
export function writeReport(report: Report, format: Format, out: string | undefined): void {
  if (format === 'gherkin' && out !== undefined && !out.endsWith('.feature')) {
    const files = [...features(report)].map(([id, text]) => [`${id}.feature`, text] as const);
    return writing(out, () => {
      mkdirSync(out, { recursive: true });
      for (const [name, text] of files) writeFileSync(join(out, name), text);
    });
  }
  const text = `${documentOf(report, format)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writing(out, () => writeFileSync(out, text));
}

function documentOf(report: Report, format: Format): string {
  try {
    return formats[format](report);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

function writing(out: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(
      `"${out}" cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
