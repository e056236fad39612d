import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { dayOf } from '#machines/domain/day.ts';
import { frameScriptsName } from '#server/bundles/distribution.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { FrameScripts, Services } from '#server/services.ts';
import { bundleFrameScripts } from './bundle-scripts.ts';

type ReadScripts = () => Promise<FrameScripts>;

const scriptsSchema = v.object({ bootstrap: v.string(), hostedForm: v.string() });

/** Makes the scripts when they are first asked for; a failure is tried again. */
function once(make: ReadScripts): ReadScripts {
  let ready: Promise<FrameScripts> | undefined;
  return () => {
    ready ??= make().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
}

const bundled = once(bundleFrameScripts);

/**
 * The scripts of a build. Without one they are bundled, once in a process, which then holds the bundler in its memory.
 */
export function frameScriptsOf(folder: string | null): ReadScripts {
  if (folder === null) return bundled;
  return once(async () =>
    v.parse(scriptsSchema, JSON.parse(await readFile(join(folder, frameScriptsName), 'utf8'))),
  );
}

/**
 * The provider's script for a member: it renders the form, and makes tokens that are this member's only. The
 * server's day, UTC, decides which cards have expired.
 */
export async function hostedFormFor(
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  { frameScripts, clock }: Pick<Services, 'frameScripts' | 'clock'>,
): Promise<string> {
  const salt = createHash('sha256').update(`hosted form ${clientId} ${id}`).digest('base64url');
  const { hostedForm } = await frameScripts();
  return `${hostedForm}\nhostedForm.mount(${JSON.stringify({ salt, today: dayOf(clock.now()) })});`;
}
