import { sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { callCounts } from '#server/db/operations-schema.ts';
import { digestOf } from '#server/digest.ts';
import { tooMany } from '#server/errors/api-error.ts';
import type { Settings } from '#server/env.ts';
import type { CallCounter, Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { csrfSecretOf } from './csrf.ts';
import { callerNetwork } from './guards.ts';

interface Count {
  /** What the database knew of all servers. */
  shared: number;
  /** What came here since. */
  own: number;
}

const minuteMilliseconds = 60_000;
const shareMilliseconds = 1000;
const maximumAddresses = 50_000;

export function createCallCounter(
  db: Database,
  clock: Clock,
  timer: { now: () => number } = performance,
): CallCounter {
  let minute = 0;
  let counts = new Map<string, Count>();
  let isSharing = false;
  let sharedAt = timer.now();

  const share = async () => {
    const [sentMinute, sent] = [minute, counts];
    const parts = [...sent].flatMap(([address, { own }]) =>
      own > 0 ? [{ address, addressHash: digestOf(address), own }] : [],
    );
    if (parts.length === 0) return;
    const inOrder = parts.toSorted((left, right) => (left.addressHash < right.addressHash ? -1 : 1));
    const rows = await db
      .insert(callCounts)
      .values(inOrder.map(({ addressHash, own }) => ({ minute: sentMinute, addressHash, calls: own })))
      .onConflictDoUpdate({
        target: [callCounts.minute, callCounts.addressHash],
        set: { calls: sql`${callCounts.calls} + excluded.calls` },
      })
      .returning();
    const totals = new Map(rows.map(({ addressHash, calls }) => [addressHash, calls]));
    for (const { address, addressHash, own } of parts) {
      const count = sent.get(address);
      if (count) Object.assign(count, { shared: totals.get(addressHash) ?? own, own: count.own - own });
    }
  };

  const shareInTime = () => {
    if (isSharing || timer.now() - sharedAt < shareMilliseconds) return;
    isSharing = true;
    void share()
      .catch(() => undefined)
      .finally(() => {
        isSharing = false;
        sharedAt = timer.now();
      });
  };

  return {
    share,
    take: (address, most) => {
      const now = clock.now().getTime();
      const present = Math.floor(now / minuteMilliseconds);
      if (present !== minute || counts.size > maximumAddresses) {
        minute = present;
        counts = new Map();
      }
      const count = counts.get(address) ?? { shared: 0, own: 0 };
      if (count.shared + count.own >= most) {
        return Math.ceil(((present + 1) * minuteMilliseconds - now) / 1000);
      }
      count.own += 1;
      counts.set(address, count);
      shareInTime();
      return null;
    },
  };
}

/** A network may be a campus, and what a caller is known by is no proof: so both are limited. */
const callerCalls = 300;
const networkCalls = 3000;
/** What a server renders for one network, or hands it out of its cache. */
const networkDocuments = 600;
/** The sandbox is generous: its callers are test suites. */
const sandboxFactor = 20;

const factorIn = ({ sandbox }: Settings) => (sandbox ? sandboxFactor : 1);

/** 520 `i_auth_005` for a caller, or a network, over the general limit. */
export function generalLimit({ calls, settings }: Services) {
  const factor = factorIn(settings);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const network = callerNetwork(c.env);
    const wait =
      calls.take(`${network} ${csrfSecretOf(c, settings) ?? ''}`, callerCalls * factor) ??
      calls.take(network, networkCalls * factor);
    if (wait !== null) throw tooMany(wait);
    await next();
  });
}

/** Counts a document: the seconds to wait for a network that asked for too many; null for any other. */
export function documentLimit({ calls, settings }: Services) {
  return (env: ApiEnv['Bindings'] | undefined) =>
    calls.take(`documents ${callerNetwork(env)}`, networkDocuments * factorIn(settings));
}
