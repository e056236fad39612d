import { sql } from 'drizzle-orm';
import { sandboxClock, sandboxFaults } from '#server/db/sandbox-schema.ts';
import type { Services } from '#server/services.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'faults' | 'settings'>;

/** Writes down how far the sandbox's clock was moved. */
export async function rememberClock({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const offsetMilliseconds = clock.offset();
  await db
    .insert(sandboxClock)
    .values({ offsetMilliseconds })
    .onConflictDoUpdate({ target: sandboxClock.isOnly, set: { offsetMilliseconds } });
}

/** Takes over the sandbox's clock and faults as the database has them. */
export async function followSandbox({ db, clock, faults, settings }: Deps): Promise<void> {
  if (!settings.sandbox) return;
  const { offsetMilliseconds: offset } = sandboxClock;
  const [found] = await db
    .select({
      offset: sql<string | null>`max(${offset})`,
      areFaults: sql<boolean>`exists(select from ${sandboxFaults})`,
    })
    .from(sandboxClock);
  clock.moveTo(Number(found?.offset ?? 0));
  faults.expect(found?.areFaults ?? false);
}

/**
 * In a sandbox on a PostgreSQL, another server may have moved the clock or ordered a fault: it is read before each call
 * and each job. The embedded database has one server, and outside the sandbox there is nothing to follow.
 */
export async function followOtherServers(services: Deps): Promise<void> {
  if (services.settings.databaseUrl !== null) await followSandbox(services);
}
