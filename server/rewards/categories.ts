import { asc, eq } from 'drizzle-orm';
import { categories } from '#server/db/activity-schema.ts';
import { maximumPageSize } from '#server/db/query-bounds.ts';
import type { Services } from '#server/services.ts';

/** Reads the categories of a tenant's offers as they travel, in the tenant's order; they are kept for a while. */
export const categoriesReader = ({ db, cache }: Services) =>
  cache.memoize(async (clientId) => {
    const data = await db
      .select({ name: categories.name, platformName: categories.platformName })
      .from(categories)
      .where(eq(categories.clientId, clientId))
      .orderBy(asc(categories.position))
      .limit(maximumPageSize);
    return { data };
  });
