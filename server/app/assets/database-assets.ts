import { desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import type { Database, JobsDatabase } from '#server/db/database.ts';
import { buildFiles, builds } from '#server/db/operations-schema.ts';
import { storedBuilds, type AssetStore } from './asset-store.ts';

const mostCachedBytes = 8_000_000;

/**
 * Reads again for whoever asks, one read at a time: all who ask during one share the next. So nobody gets an answer from
 * before the question, and many questions cost as little as one.
 */
function oneAtATime<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const reading = read();
      running = reading.catch(() => undefined);
      return reading;
    });
    return next;
  };
}

/** The files of builds in the database that the servers share. */
export function databaseAssets(
  db: Database,
  { withAdvisoryLock }: Pick<JobsDatabase, 'withAdvisoryLock'>,
): AssetStore {
  const cached = new LRUCache<string, Buffer>({
    maxSize: mostCachedBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  const readNames = oneAtATime(async () => {
    const rows = await db.select({ files: builds.files }).from(builds);
    return new Set(rows.flatMap(({ files }) => files));
  });

  return {
    add: ({ id, files }) =>
      withAdvisoryLock(() =>
        db.transaction(async (transaction) => {
          const startedAt = sql`clock_timestamp()`;
          await transaction
            .insert(builds)
            .values({ id, files: [...files.keys()], startedAt })
            .onConflictDoUpdate({ target: builds.id, set: { startedAt } });
          const stored = await transaction.select({ name: buildFiles.name }).from(buildFiles);
          const known = new Set(stored.map(({ name }) => name));
          for (const [name, path] of files) {
            if (known.has(name)) continue;
            await transaction.insert(buildFiles).values({ name, content: await readFile(path, 'base64') });
          }
          const last = await transaction
            .select()
            .from(builds)
            .orderBy(desc(builds.startedAt))
            .limit(storedBuilds);
          const needed = new Set(last.flatMap((build) => build.files));
          const dropped = [...known].filter((name) => !needed.has(name));
          await transaction.delete(builds).where(
            notInArray(
              builds.id,
              last.map((build) => build.id),
            ),
          );
          if (dropped.length > 0)
            await transaction.delete(buildFiles).where(inArray(buildFiles.name, dropped));
        }),
      ),
    find: async (name) => {
      const known = cached.get(name);
      if (known) return known;
      if (!(await readNames()).has(name)) return null;
      const [found] = await db.select().from(buildFiles).where(eq(buildFiles.name, name));
      if (!found) return null;
      const content = Buffer.from(found.content, 'base64');
      cached.set(name, content);
      return content;
    },
  };
}
