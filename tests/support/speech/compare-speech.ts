import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../paths/report/speech/', import.meta.url));

/** The lines in which a machine's table differs from its file; none where it was written. */
export function compareSpeech(machine: string, table: string, isUpdated: boolean): string[] {
  const file = `${folder}${machine}.txt`;
  if (isUpdated) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, table);
    return [];
  }
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stored === table) return [];
  const [was, is] = [stored.split('\n'), table.split('\n')];
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
  ];
}
