import type { HttpBindings } from '@hono/node-server';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { ClientRow, SessionRow, UserRow } from '#server/db/rows.ts';
import type { Settings } from '#server/env.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Caller } from './caller.ts';
import type { Health } from './health.ts';
import type { CallCounter } from './call-limit.ts';
import type { Keeper } from './keeper.ts';
import type { Faults } from '#server/sandbox/faults.ts';
import type { Log } from './log.ts';
import type { Telemetry } from '#server/telemetry/telemetry.ts';
import type { Throttle } from './throttle.ts';

/** What every route stands on. */
export interface Services {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  calls: CallCounter;
  keeper: Keeper;
  settings: Settings;
  log: Log;
  telemetry: Telemetry;
  /** What the sandbox lets fail. */
  faults: Faults;
  health: Health;
  jobs: Jobs;
}

/** The variables of a request: the tenant of an API call, and the member of a signed-in one. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings> & { caller?: Caller };
  Variables: { requestId: string; client: ClientRow; user: UserRow; session: SessionRow };
}
