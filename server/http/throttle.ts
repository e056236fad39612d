import { addSeconds } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { latestAt, type Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { tries } from '#server/db/operations-schema.ts';
import { digestOf } from '#server/digest.ts';
import type { Throttle } from '#server/services.ts';

const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`;

export function createThrottle(db: Database, clock: Clock): Throttle {
  return {
    take: async (key, limits, on = db) => {
      const keyHash = digestOf(key);
      const moment = clock.now();
      const now = instantOf(moment);
      const kept = sql`unnest(${tries.times}) as kept(at)
        where kept.at <= ${instantOf(latestAt(moment))} order by kept.at desc`;
      const frees = limits.map(
        (limit) =>
          sql`(select kept.at from ${kept} offset ${limit.tries - 1} limit 1) + make_interval(secs => ${limit.seconds})`,
      );
      const freeAt = sql`greatest(${sql.join(frees, sql`, `)})`;
      const most = Math.max(...limits.map((limit) => limit.tries));
      const expiresAt = addSeconds(moment, Math.max(...limits.map(({ seconds }) => seconds)));
      const taken = await on
        .insert(tries)
        .values({ keyHash, times: [moment], expiresAt })
        .onConflictDoUpdate({
          target: tries.keyHash,
          set: {
            times: sql`array(select latest.at from (select kept.at from ${kept} limit ${most - 1}) latest order by latest.at) || ${now}`,
            expiresAt,
          },
          setWhere: sql`coalesce(${freeAt} <= ${now}, true)`,
        })
        .returning({ keyHash: tries.keyHash });
      if (taken.length > 0) return null;
      const [refused] = await on
        .select({ wait: sql<number>`ceil(extract(epoch from ${freeAt} - ${now}))::integer` })
        .from(tries)
        .where(eq(tries.keyHash, keyHash));
      return Math.max(1, refused?.wait ?? 1);
    },
    clear: async (key) => {
      await db.delete(tries).where(key === undefined ? undefined : eq(tries.keyHash, digestOf(key)));
    },
  };
}
