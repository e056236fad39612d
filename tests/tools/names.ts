import { fileURLToPath } from 'node:url';
import { runCommand } from '#paths/command-line.ts';
import { checkNames, longSubjects } from './names/check.ts';

await runCommand(() => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { files, flaws } = checkNames(root);
  const subjects = longSubjects(root);
  const all = [...flaws, ...(subjects ?? [])];
  const history = subjects === null ? ' The history is not here: no commit subject was read.' : '';
  process.stdout.write([...all, `${files} files read, ${all.length} names wrong.${history}`, ''].join('\n'));
  return all.length === 0 && files > 0 ? 0 : 1;
});
