import { writeFileSync } from 'node:fs';
import { basicTypeface, basicTypefaceFile, basicTypefaceNames } from './typeface/basic-typeface.ts';
import { runCommand } from '#paths/command-line.ts';

/** Writes the parts of the typefaces that the first page needs anew, after a typeface or its letters have changed. */
await runCommand(async () => {
  for (const name of basicTypefaceNames) {
    const font = await basicTypeface(name);
    writeFileSync(basicTypefaceFile(name), font);
    process.stdout.write(`${basicTypefaceFile(name)}: ${font.length} bytes\n`);
  }
  return 0;
});
