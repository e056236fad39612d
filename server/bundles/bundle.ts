import { fileURLToPath } from 'node:url';

/** Bundles a script for the browser as one function that imports nothing, its exports under a global name. */
export async function bundleScript(entry: URL, name: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry.pathname} was not bundled`);
  return chunk.code;
}
