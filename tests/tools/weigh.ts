import { buildWhenNeeded } from '#server/app/build.ts';
import { runCommand } from './command-line.ts';
import { budget, weighLogin } from './weigh/login-weight.ts';

await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const files = weighLogin();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const rows = files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  const verdict = `${total.toFixed(1).padStart(7)} kB  gz is the login page's first JavaScript, of at most ${budget} kB.`;
  process.stdout.write(`${[...rows, verdict].join('\n')}\n`);
  return total <= budget ? 0 : 1;
});
