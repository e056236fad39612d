import { Hono } from 'hono';
import type { HealthIssue, HealthProbe } from '#server/db/database.ts';
import type { Health } from '#server/services.ts';
import type { ApiEnv } from './context.ts';

const watchMilliseconds = 5000;
const answerMilliseconds = 2000;
const stuckMilliseconds = 60_000;

/** What a probe finds in time. */
async function inTime(probe: HealthProbe, patience: number): Promise<HealthIssue | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'database away'>((resolve) => {
    timer = setTimeout(() => resolve('database away'), patience);
  });
  const reported = probe().catch(() => 'database away' as const);
  return Promise.race([reported, late]).finally(() => clearTimeout(timer));
}

/** The health of this process: ready from the start on, until its database is in trouble or it is told to drain. */
export function createHealth({
  every = watchMilliseconds,
  patience = answerMilliseconds,
  stuckAfter = stuckMilliseconds,
} = {}): Health {
  let stage: 'serving' | 'draining' = 'serving';
  let issue: HealthIssue | null = null;
  let awaySince: number | null = null;
  let isStuck = false;
  let next: NodeJS.Timeout | undefined;
  return {
    readiness: () => {
      if (stage === 'draining') return 'draining';
      return issue ?? 'ready';
    },
    isStuck: () => isStuck,
    drain: () => {
      stage = 'draining';
      clearTimeout(next);
    },
    watch: (probe, isReachable) => {
      const judge = async () => {
        awaySince = issue === 'database away' ? (awaySince ?? performance.now()) : null;
        const isLong = awaySince !== null && performance.now() - awaySince >= stuckAfter;
        isStuck = isLong && isReachable !== undefined && (await isReachable());
      };
      const ask = async () => {
        issue = await inTime(probe, patience);
        await judge();
        if (stage === 'serving') next = setTimeout(() => void ask(), every).unref();
      };
      next = setTimeout(() => void ask(), every).unref();
    },
  };
}

/**
 * `/live`: the process runs, and needs no restart; 503 if it does. `/ready`: requests may be sent here; 503 with the reason
 * if not. Neither asks the database.
 */
export function healthRoutes(health: Health) {
  return new Hono<ApiEnv>()
    .get('/live', (c) =>
      health.isStuck() ? c.json({ status: 'stuck' }, 503) : c.json({ status: 'live' }, 200),
    )
    .get('/ready', (c) => {
      const status = health.readiness();
      return c.json({ status }, status === 'ready' ? 200 : 503);
    });
}
