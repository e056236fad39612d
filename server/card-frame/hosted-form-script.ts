import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { distribution, frameScriptsName } from '#server/bundles/distribution.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Settings } from '#server/env.ts';
import { bundleFrameScripts, type FrameScripts } from './bundle-scripts.ts';

const scriptsSchema = v.object({ bootstrap: v.string(), hostedForm: v.string() });

async function readBuiltScripts(folder: string): Promise<FrameScripts> {
  return v.parse(scriptsSchema, JSON.parse(await readFile(join(folder, frameScriptsName), 'utf8')));
}

let ready: Promise<FrameScripts> | undefined;

/**
 * The frame's scripts, made ready once in a process when they are first asked for; a failure is tried again. Production
 * has them of the build: there is no bundler then.
 */
function scripts({ production }: Pick<Settings, 'production'>, folder = distribution): Promise<FrameScripts> {
  ready ??= (production ? readBuiltScripts(folder) : bundleFrameScripts()).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

/** The frame's first script, which waits for the provider's. */
export async function frameBootstrap(
  settings: Pick<Settings, 'production'>,
  folder?: string,
): Promise<string> {
  return (await scripts(settings, folder)).bootstrap;
}

/** The provider's script for a member: it renders the form, and makes tokens that are this member's only. */
export async function hostedFormFor(
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  settings: Pick<Settings, 'production'>,
): Promise<string> {
  const salt = createHash('sha256').update(`hosted form ${clientId} ${id}`).digest('base64url');
  const { hostedForm } = await scripts(settings);
  return `${hostedForm}\nhostedForm.mount(${JSON.stringify({ salt })});`;
}
