import { sql } from 'drizzle-orm';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { MailCount } from './checks/mails.ts';
import { ChangedPages } from './checks/pages.ts';
import type { Violation } from './checks/violation.ts';
import { createFeed, type Feed } from './events/feed.ts';
import type { Participant } from './events/participant.ts';
import { randomFrom, type Random } from './events/random.ts';
import { readProgram } from './events/read-program.ts';
import type { Instant } from './model/calendar.ts';
import type { Program } from './model/plans.ts';

const tenants = ['varsity', 'roundup', 'harbor'] as const;

/** The first day. */
export const begin: Instant = Date.UTC(2026, 11, 1);

export interface SimulationOptions {
  seed: number;
  members: number;
  months: number;
  /** Every how many days members live, for all of these, and jobs run: on each unless named. */
  daysANight?: number;
  /** On how many days members join; two in five unless named. */
  joiningDays?: number;
  /** A server that another simulation has used; a new one unless named. */
  on?: TestServer;
  /** What is done to the database before the first day: a rule of the server that does not work, to be found. */
  plant?: (server: TestServer) => Promise<unknown>;
  /** It ends after the day on which so many violations were found. */
  mostViolations?: number;
  onViolation?: (found: Violation) => void;
  onDay?: (result: SimulationResult) => void;
}

export interface SimulationResult {
  days: number;
  members: number;
  entries: number;
  violations: Violation[];
}

/** A simulation that runs. */
export interface World {
  server: TestServer;
  other: TestServer;
  feed: Feed;
  programs: readonly Program[];
  participants: Participant[];
  /** Whom something was found of: what follows from it is not reported again. */
  excluded: Set<string>;
  /** How many the ledger had when it was last checked. */
  ledgerEntries: number;
  mails: MailCount;
  pages: ChangedPages;
  random: Random;
  setClock: (at: Instant) => void;
  report: (found: Violation) => void;
}

/** The three tenants of the demo without their members, at two servers on one database. */
export async function createWorld(
  { seed, on, plant, onViolation }: SimulationOptions,
  violations: Violation[],
): Promise<World> {
  const server = on ?? (await createTestServer({ time: () => begin }));
  server.clock.reset();
  await server.db.execute(sql`delete from users`);
  await server.db.execute(sql`delete from outbox_mails`);
  await server.services.throttle.clear();
  await plant?.(server);
  const other = await server.another(() => begin);
  const excluded = new Set<string>();
  return {
    server,
    other,
    excluded,
    ledgerEntries: 0,
    feed: createFeed(server.db),
    programs: await Promise.all(tenants.map((tenant) => readProgram(server, tenant))),
    participants: [],
    mails: new MailCount(),
    pages: new ChangedPages(),
    random: randomFrom(seed),
    setClock: (at) => {
      for (const { clock } of [server, other]) clock.set(new Date(at));
    },
    report: (found) => {
      if (excluded.has(found.member)) return;
      violations.push(found);
      onViolation?.(found);
      excluded.add(found.member);
    },
  };
}
