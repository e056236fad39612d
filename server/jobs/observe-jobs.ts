import * as v from 'valibot';
import type { RunText } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Measurement, Observed } from '#server/telemetry/telemetry.ts';
import { oldestDue } from './oldest-due.ts';

const queueRows = v.array(v.object({ name: v.string(), waiting: v.number(), age: v.number() }));
const checkRows = v.array(v.object({ differences: v.number() }));
const workRows = v.array(v.object({ work: v.string(), age: v.number() }));

/** Jobs that could begin, and for how many seconds the oldest could, by the database's clock. */
const waitingJobs = `
  select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as age
  from pgboss.job where state < 'active' and start_after <= now() group by name`;

/** Work that is not done where no processor is set up. */
const needsProcessor = new Set(['renewal', 'last round-ups', 'unpaid', 'giving']);

/** For how many seconds the oldest work of each kind has been due at an instant. */
const dueWork = `
  select work, coalesce(extract(epoch from $1::timestamptz - since), 0)::float8 as age from (${oldestDue}) as oldest`;

/** What the day's check of the ledger found so far, or the one before in all, if that is more. */
const ledgerDifferences = 'select greatest(differences, last_differences) as differences from ledger_checks';

/**
 * Reports how long each queue is, for how long its oldest job waits, for how long the oldest work of the database has been
 * due, and how many differences the ledger has. Every server reports the same.
 */
export function observeJobs(
  { telemetry, clock, settings }: Pick<Services, 'telemetry' | 'clock' | 'settings'>,
  run: RunText,
  queues: readonly string[],
): void {
  const queued = async (figure: 'waiting' | 'age'): Promise<Measurement[]> => {
    const found = v.parse(queueRows, (await run(waitingJobs)).rows);
    return queues.map((queue) => ({
      value: Math.max(0, found.find(({ name }) => name === queue)?.[figure] ?? 0),
      facts: { 'messaging.destination.name': queue },
    }));
  };
  const due = async (): Promise<Measurement[]> => {
    const found = v.parse(workRows, (await run(dueWork, [clock.now().toISOString()])).rows);
    return found
      .filter(({ work }) => settings.sandbox || !needsProcessor.has(work))
      .map(({ work, age }) => ({ value: Math.max(0, age), facts: { work } }));
  };
  const differing = async (): Promise<Measurement[]> =>
    v.parse(checkRows, (await run(ledgerDifferences)).rows).map(({ differences: value }) => ({ value }));
  const observed: readonly Observed[] = [
    {
      name: 'member_rewards.job.waiting',
      unit: '{job}',
      kind: 'gauge',
      measure: () => queued('waiting'),
    },
    { name: 'member_rewards.job.lateness', unit: 's', kind: 'gauge', measure: () => queued('age') },
    { name: 'member_rewards.due.lateness', unit: 's', kind: 'gauge', measure: due },
    {
      name: 'member_rewards.ledger.differences',
      unit: '{difference}',
      kind: 'gauge',
      measure: differing,
    },
  ];
  for (const each of observed) telemetry.observe(each);
}
