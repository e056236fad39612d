import { fileURLToPath } from 'node:url';
import { runCommand } from '#paths/command-line.ts';
import { checkImports } from './imports/check.ts';

await runCommand(async () => {
  const { modules, violations, unread } = await checkImports(
    fileURLToPath(new URL('../..', import.meta.url)),
  );
  const flaws = [...violations, ...unread.map((file) => `${file} was not read.`)];
  process.stdout.write([...flaws, `${modules} modules read, ${flaws.length} imports wrong.`, ''].join('\n'));
  return flaws.length === 0 && modules > 0 ? 0 : 1;
});
