import { writeFileSync } from 'node:fs';
import { basicTypeface, basicTypefaceFile } from './typeface/basic-typeface.ts';
import { runCommand } from '#paths/command-line.ts';

/** Writes the part of the typeface that the first page needs anew, after the typeface or its letters have changed. */
await runCommand(async () => {
  const font = await basicTypeface();
  writeFileSync(basicTypefaceFile, font);
  process.stdout.write(`${basicTypefaceFile}: ${font.length} bytes\n`);
  return 0;
});
