import { getRequestListener } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { createMemberFrames } from '#server/app/member-frames.ts';
import { addBuiltApp } from '#server/app/pages.ts';
import { distribution } from '#server/bundles/distribution.ts';
import { frameScriptsOf } from '#server/card-frame/hosted-form-script.ts';
import { createClock } from '#server/clock.ts';
import { createApp } from '#server/create-app.ts';
import { openEmbedded, openPostgres, type Database } from '#server/db/database.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { runMaintenance } from '#server/db/maintenance.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { readSettings } from '#server/env.ts';
import { createHealth } from '#server/http/health.ts';
import { createCallCounter } from '#server/http/call-limit.ts';
import type { CallCounter, Services, Throttle } from '#server/services.ts';
import { createTtlCache, cacheTtlSeconds } from '#server/http/ttl-cache.ts';
import { createFaults } from '#server/sandbox/faults.ts';
import { noopTelemetry } from '#server/telemetry/telemetry.ts';
import type * as entry from '#src/ssr-entry.tsx';
import { leftJobs } from '#tests/support/left-jobs.ts';
import { createThrottle } from '#server/http/throttle.ts';

/*
 * The API in a process of its own, on the embedded database or on the PostgreSQL of DATABASE_URL. It tells its port, a
 * member for each length of history, and, when asked, the processor time that it has used. With PAGES it serves the
 * built app; `x-frames: each` then asks for a page whose frame is made for one member alone.
 */

const clock = createClock();

/** Count as the real ones do, and refuse nobody. */
function countingThrottle(db: Database): Throttle {
  const real = createThrottle(db, clock);
  return {
    ...real,
    take: async (key, limits, transaction) => {
      await real.take(key, limits, transaction);
      return null;
    },
  };
}

function countingCalls(db: Database): CallCounter {
  const real = createCallCounter(db, clock);
  return { ...real, take: (address) => real.take(address, Infinity) };
}

/** A member with so many purchases, each with a confirmed reward of a dollar. */
async function memberWith(db: Database, transactions: number) {
  const { userId, email } = await createDemoMember(db, {
    clientId: 'varsity',
    state: 'active',
    now: clock.now(),
  });
  const linked = await db.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  await db.delete(cardTransactions).where(eq(cardTransactions.userId, userId));
  const now = clock.now().getTime();
  const rows = Array.from({ length: transactions }, (_, index) => ({
    id: randomUUID(),
    clientId: 'varsity',
    userId,
    cardId: linked[index % linked.length]?.id ?? '',
    description: `Purchase ${index}`,
    amountCents: 1234,
    contributionCents: 66,
    rewardAmountCents: 100,
    rewardStatus: 'confirmed' as const,
    purchasedAt: new Date(now - index * 3_600_000),
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await db.insert(cardTransactions).values(rows.slice(start, start + 1000));
  }
  return { email, cardId: linked[0]?.id ?? '' };
}

const url = process.env['DATABASE_URL'];
const { db } = url ? await openPostgres(url) : await openEmbedded({});
await seedDemo(db, { now: clock.now() });
const members = { 500: await memberWith(db, 500), 10_000: await memberWith(db, 10_000) };
/** As the server does every ten minutes. */
await runMaintenance(db);
const services: Services = {
  db,
  clock,
  log: () => undefined,
  telemetry: noopTelemetry,
  throttle: countingThrottle(db),
  calls: countingCalls(db),
  cache: createTtlCache(cacheTtlSeconds),
  health: createHealth(),
  faults: createFaults(db),
  frameScripts: frameScriptsOf(null),
  jobs: leftJobs,
  settings: { ...readSettings({}), sandbox: true },
};

/** Makes each member's frame by itself, as a comparison. */
const eachFrame: typeof createMemberFrames = (renderer) => {
  const { renderMembersFrame } = renderer as unknown as typeof entry;
  return ({ programme, own, ...request }) =>
    renderMembersFrame({ ...request, answers: { ...programme, ...own } });
};

async function appBy(framesBy: typeof createMemberFrames) {
  const made = createApp(services);
  if (process.env['PAGES']) await addBuiltApp(made, services, distribution, null, framesBy);
  return made;
}

const [shared, each] = [await appBy(createMemberFrames), await appBy(eachFrame)];
const respond = getRequestListener((request, env) =>
  (request.headers.get('x-frames') === 'each' ? each : shared).fetch(request, env),
);
const server = createServer(
  { keepAliveTimeout: 65_000 },
  (request, response) => void respond(request, response),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0, members });
});
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit(0));
