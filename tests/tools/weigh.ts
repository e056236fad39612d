import { buildWhenNeeded } from '#server/app/build.ts';
import { runCommand } from './command-line.ts';
import { budget, weighLate, weighLogin, type WeighedFile } from './weigh/login-weight.ts';

await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const files = weighLogin();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const rows = [...files.map(rowOf), ...weighLate().map((file) => `${rowOf(file)}, after the page`)];
  const verdict = `${total.toFixed(1).padStart(7)} kB  gz is the login page's first JavaScript, of at most ${budget} kB.`;
  process.stdout.write(`${[...rows, verdict].join('\n')}\n`);
  return total <= budget ? 0 : 1;
});

function rowOf({ file, bytes }: WeighedFile): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`;
}
