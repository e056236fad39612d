import { Hono } from 'hono';
import type { ApiEnv } from './context.ts';

/** Why a database should get no new requests. */
type Trouble = 'database away' | 'disk nearly full';

/** Looks how the database is; null for well. One that rejects, or takes too long, finds it away. */
export type Look = () => Promise<Trouble | null>;

/** Whether new requests should be sent here, and if not, why. */
export type Readiness = 'ready' | 'draining' | Trouble;

export interface Health {
  readiness: () => Readiness;
  /** From now on no new request should be sent here. */
  drain: () => void;
  /** Looks every now and then how the database is, so that no health check has to. */
  watch: (look: Look) => void;
}

const watchMilliseconds = 5000;
const answerMilliseconds = 2000;

/** What a look tells in time. */
async function inTime(look: Look, patience: number): Promise<Trouble | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'database away'>((resolve) => {
    timer = setTimeout(() => resolve('database away'), patience);
  });
  const told = look().catch(() => 'database away' as const);
  return Promise.race([told, late]).finally(() => clearTimeout(timer));
}

/** The health of this process: ready from the start on, until its database is in trouble or it is told to drain. */
export function createHealth({ every = watchMilliseconds, patience = answerMilliseconds } = {}): Health {
  let stage: 'serving' | 'draining' = 'serving';
  let trouble: Trouble | null = null;
  let next: NodeJS.Timeout | undefined;
  return {
    readiness: () => {
      if (stage === 'draining') return 'draining';
      return trouble ?? 'ready';
    },
    drain: () => {
      stage = 'draining';
      clearTimeout(next);
    },
    watch: (look) => {
      const ask = async () => {
        trouble = await inTime(look, patience);
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
