import { addSeconds } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { latestAt, type Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { attempts } from '#server/db/operations-schema.ts';
import { digestOf } from '#server/digest.ts';
import type { Throttle } from '#server/services.ts';

const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`;

export function createThrottle(db: Database, clock: Clock): Throttle {
  return {
    take: async (key, limits, on = db) => {
      const keyHash = digestOf(key);
      const readContext = clock.now();
      const now = instantOf(readContext);
      const stored = sql`unnest(${attempts.times}) as kept(at)
        where kept.at <= ${instantOf(latestAt(readContext))} order by kept.at desc`;
      const frees = limits.map(
        (limit) =>
          sql`(select kept.at from ${stored} offset ${limit.attempts - 1} limit 1) + make_interval(secs => ${limit.seconds})`,
      );
      const freeAt = sql`greatest(${sql.join(frees, sql`, `)})`;
      const most = Math.max(...limits.map((limit) => limit.attempts));
      const expiresAt = addSeconds(readContext, Math.max(...limits.map(({ seconds }) => seconds)));
      const taken = await on
        .insert(attempts)
        .values({ keyHash, times: [readContext], expiresAt })
        .onConflictDoUpdate({
          target: attempts.keyHash,
          set: {
            times: sql`array(select latest.at from (select kept.at from ${stored} limit ${most - 1}) latest order by latest.at) || ${now}`,
            expiresAt,
          },
          setWhere: sql`coalesce(${freeAt} <= ${now}, true)`,
        })
        .returning({ keyHash: attempts.keyHash });
      if (taken.length > 0) return null;
      const [refused] = await on
        .select({ wait: sql<number>`ceil(extract(epoch from ${freeAt} - ${now}))::integer` })
        .from(attempts)
        .where(eq(attempts.keyHash, keyHash));
      return Math.max(1, refused?.wait ?? 1);
    },
    clear: async (key) => {
      await db.delete(attempts).where(key === undefined ? undefined : eq(attempts.keyHash, digestOf(key)));
    },
  };
}
