import { bundleScript } from '#server/bundles/bundle.ts';
import type { FrameScripts } from '#server/services.ts';

const bundle = (file: string, name: string) =>
  bundleScript(new URL(`hosted-form/${file}`, import.meta.url), name);

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
