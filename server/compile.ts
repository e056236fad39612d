import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fail, print } from './command.ts';

/*
 * Compiles the server and its commands to JavaScript below `compiled`, a file for each source, so that it runs without a
 * compiler. The packages of production stay outside, and files are found where they are in the sources.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'compiled');
const commands = ['main', 'backup', 'restore', 'tenant', 'member', 'ledger'];
const files = ['server/db/migrations', 'server/demo/media'];

try {
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: commands.map((name) => join(root, `server/${name}.ts`)),
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  });
  for (const each of files) cpSync(join(root, each), join(outDir, each), { recursive: true });
  print(`Compiled into ${outDir}.`);
} catch (error) {
  fail(error);
}
