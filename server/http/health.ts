import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import type { ApiEnv } from './context.ts';

/** Whether new requests should be sent here, and if not, why. */
export type Readiness = 'ready' | 'draining' | 'database away';

export interface Health {
  readiness: () => Readiness;
  /** From now on no new request should be sent here. */
  drain: () => void;
  /** Asks the database every now and then whether it is there, so that no health check has to. */
  watch: (db: Database) => void;
}

const watchMilliseconds = 5000;
const answerMilliseconds = 2000;

/** Asks the database for nothing. Rejects when it does not answer in time. */
async function reach(db: Database, patience: number): Promise<void> {
  const answer = db.execute(sql`select 1`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), patience);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The health of this process: ready from the start on, until its database is away or it is told to drain. */
export function createHealth({ every = watchMilliseconds, patience = answerMilliseconds } = {}): Health {
  let [stage, database]: ['serving' | 'draining', 'there' | 'away'] = ['serving', 'there'];
  let next: NodeJS.Timeout | undefined;
  return {
    readiness: () => {
      if (stage === 'draining') return 'draining';
      return database === 'away' ? 'database away' : 'ready';
    },
    drain: () => {
      stage = 'draining';
      clearTimeout(next);
    },
    watch: (db) => {
      const ask = async () => {
        database = await reach(db, patience).then(
          () => 'there',
          () => 'away',
        );
        if (stage === 'serving') next = setTimeout(() => void ask(), every).unref();
      };
      next = setTimeout(() => void ask(), every).unref();
    },
  };
}

/** `/live`: the process runs. `/ready`: requests may be sent here; 503 with the reason if not. Neither asks the database. */
export function healthRoutes(health: Health) {
  return new Hono<ApiEnv>()
    .get('/live', (c) => c.json({ status: 'live' }))
    .get('/ready', (c) => {
      const status = health.readiness();
      return c.json({ status }, status === 'ready' ? 200 : 503);
    });
}
