import { fileURLToPath } from 'node:url';

/** The scripts of the card form's frame. */
export interface FrameScripts {
  bootstrap: string;
  hostedForm: string;
}

/** Bundles a script of the frame as one function for the browser, under a global name. */
async function bundle(file: string, name: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`hosted-form/${file}`, import.meta.url)),
        formats: ['iife'],
        name,
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${file} was not bundled`);
  return chunk.code;
}

/** Bundles for production, whatever NODE_ENV says meanwhile and afterwards. */
export async function bundleFrameScripts(): Promise<FrameScripts> {
  const before = process.env['NODE_ENV'];
  try {
    return {
      bootstrap: await bundle('bootstrap.ts', 'cardFrame'),
      hostedForm: await bundle('hosted-form.ts', 'hostedForm'),
    };
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
