import type { Pool } from 'pg';
import type { Telemetry } from '#server/telemetry/telemetry.ts';

/** Who uses a pool. */
type PoolName = 'requests' | 'jobs' | 'all';

/** Reports how many connections of a pool are used and free, how many there may be, and how much waits for one. */
export function observePool({ observe }: Pick<Telemetry, 'observe'>, name: PoolName, pool: Pool): void {
  const own = { 'db.client.connection.pool.name': name };
  const state = (value: string) => ({ ...own, 'db.client.connection.state': value });
  observe({
    name: 'db.client.connection.count',
    unit: '{connection}',
    kind: 'gauge',
    measure: () => [
      { value: pool.totalCount - pool.idleCount, facts: state('used') },
      { value: pool.idleCount, facts: state('idle') },
    ],
  });
  observe({
    name: 'db.client.connection.max',
    unit: '{connection}',
    kind: 'gauge',
    measure: () => [{ value: pool.options.max, facts: own }],
  });
  observe({
    name: 'db.client.connection.pending_requests',
    unit: '{request}',
    kind: 'gauge',
    measure: () => [{ value: pool.waitingCount, facts: own }],
  });
}
