import type { Clock } from './clock.ts';
import type { Database, HealthIssue, HealthProbe } from './db/database.ts';
import type { Fault, FaultOrder } from './db/fault-order.ts';
import type { Settings } from './env.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What every route stands on. The parts that need one another know each other by these interfaces alone. */
export interface Services {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  calls: CallCounter;
  cache: TtlCache;
  settings: Settings;
  log: Log;
  telemetry: Telemetry;
  /** What the sandbox lets fail. */
  faults: Faults;
  health: Health;
  jobs: Jobs;
  frameScripts: () => Promise<FrameScripts>;
}

/** The scripts of the card form's frame: the frame's first one, which waits for the provider's, and the provider's. */
export interface FrameScripts {
  bootstrap: string;
  hostedForm: string;
}

export interface Limit {
  attempts: number;
  seconds: number;
}

/** Counts tries by key over sliding windows, for all servers on the database. It backs off and never locks out for good; tries of a clock that was put back are forgotten. */
export interface Throttle {
  /**
   * Counts a try; or, when a limit is reached, counts nothing and gives the seconds to wait. Within a transaction it
   * needs that one, and a try that is rolled back was none.
   */
  take: (key: string, limits: readonly Limit[], transaction?: Database) => Promise<number | null>;
  /** Forgets the tries of a key, or all. */
  clear: (key?: string) => Promise<void>;
}

/**
 * Counts the calls of each address by the minute. A call is counted in memory; about once a second the counts are
 * added up with those of the other servers, and no call waits for that. So a limit holds at once at one server, and over
 * all of them within a second.
 */
export interface CallCounter {
  /** Counts a call; or, when there were as many in this minute, counts nothing and gives the seconds to wait. */
  take: (address: string, most: number) => number | null;
  /** Adds up with the other servers now. */
  share: () => Promise<void>;
}

/** Keeps what is the same for everybody at a tenant for a few seconds, so that it is not read again at each call. */
export interface TtlCache {
  /** A reader that keeps what it read for each key. What was rejected is not kept. */
  memoize: <Value>(read: (key: string) => Promise<Value>) => (key: string) => Promise<Value>;
  /** Forgets everything: the data was replaced. */
  clear: () => void;
}

/** Takes one structured line. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

export interface FaultyCall {
  client: string;
  method: string;
  path: string;
}

/** The faults that wait to be injected, oldest first, for all servers on the database. */
export interface Faults {
  add: (order: FaultOrder) => Promise<void>;
  clear: () => Promise<void>;
  list: () => Promise<FaultOrder[]>;
  /** Takes the fault that a call runs into; null for none. Nothing is read while none is expected. */
  take: (call: FaultyCall) => Promise<Fault | null>;
  /** Reads which calls would run into one. */
  awaiting: () => Promise<(call: FaultyCall) => boolean>;
  /** Tells whether there may be any: another server may have been asked for one. */
  expect: (areAny: boolean) => void;
}

/** Whether new requests should be sent here, and if not, why. */
export type Readiness = 'ready' | 'draining' | HealthIssue;

export interface Health {
  readiness: () => Readiness;
  /** Whether only a restart helps: the database answers others, and has not answered this process for a minute. */
  isStuck: () => boolean;
  /** From now on no new request should be sent here. */
  drain: () => void;
  /** Probes the database every few seconds, so that no health check has to; the other way tells whether it answers others. */
  watch: (probe: HealthProbe, isReachable?: () => Promise<boolean>) => void;
}

/** Work that nobody waits for: of all servers on the database, one does each piece. */
export interface Jobs {
  /** Has a mail of the outbox sent. It bears the mail's id alone. */
  sendMail: (mailId: string) => Promise<void>;
  /** Has what is due by now charged at once, and not within the minute: the clock was moved. */
  renewSoon: () => Promise<void>;
  /** Takes on nothing more, and waits a few seconds for what runs; what is not through then is done anew. */
  close: () => Promise<void>;
}
