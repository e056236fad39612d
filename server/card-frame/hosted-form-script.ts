import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { UserRow } from '#server/http/context.ts';

interface Scripts {
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
async function bundleAll(): Promise<Scripts> {
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

let bundled: Promise<Scripts> | undefined;

/** The frame's scripts, bundled once in a process when they are first asked for; a failure is tried again. */
function scripts(): Promise<Scripts> {
  bundled ??= bundleAll().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

/** The frame's first script, which waits for the provider's. */
export async function frameBootstrap(): Promise<string> {
  return (await scripts()).bootstrap;
}

/** The provider's script for a member: it renders the form, and makes tokens that are this member's only. */
export async function hostedFormFor({ clientId, id }: Pick<UserRow, 'clientId' | 'id'>): Promise<string> {
  const salt = createHash('sha256').update(`hosted form ${clientId} ${id}`).digest('base64url');
  const { hostedForm } = await scripts();
  return `${hostedForm}\nhostedForm.mount(${JSON.stringify({ salt })});`;
}
