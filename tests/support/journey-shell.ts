import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { clients } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** Asks a server to change what browsers keep of a tenant's app. */
export const shellQuestionSchema = v.object({
  id: v.number(),
  shellOf: v.string(),
  /** The tenant's name, which its document bears. */
  name: v.string(),
  /** Whether anything is kept. */
  isStored: v.boolean(),
});

export const shellAnswerSchema = v.object({ id: v.number(), changed: v.literal(true) });

/** Changes a tenant's shell, from the next request on. */
export async function changeShell(
  { db, cache, settings }: Services,
  { shellOf, name, isStored }: v.InferOutput<typeof shellQuestionSchema>,
): Promise<void> {
  await db.update(clients).set({ name }).where(eq(clients.id, shellOf));
  settings.offlineShell = isStored;
  cache.clear();
}
