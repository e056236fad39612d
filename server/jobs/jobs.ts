import PgBoss from 'pg-boss';
import { continueBackfills } from '#server/db/backfills.ts';
import type { JobsDatabase } from '#server/db/database.ts';
import { runMaintenance } from '#server/db/maintenance.ts';
import { checkInRounds } from '#server/ledger/check-in-rounds.ts';
import { describeError } from '#server/log.ts';
import { deliver, clearedMails } from '#server/mail/deliver.ts';
import { writeDueMails } from '#server/mail/write-due-mails.ts';
import { followOtherServers } from '#server/sandbox/shared-sandbox.ts';
import type { Jobs, Services } from '#server/services.ts';
import { clearTimesAhead } from './requeue.ts';
import { observeJobs } from './observe-jobs.ts';
import { createQueueDatabase } from './queue-database.ts';
import { renewDue } from './renew-due.ts';
import { deleteExpired } from './delete-expired.ts';

/** What jobs stand on. */
export type Deps = Omit<Services, 'jobs'>;

interface Recurring {
  queue: string;
  /** By the database's clock, in UTC. What is due is asked of the server's. */
  cron: string;
  work: (deps: Deps, given: { jobs: Jobs; stopping: AbortSignal }) => Promise<void>;
}

const everyMinute = '* * * * *';
const everyTenMinutes = '*/10 * * * *';

const recurring: readonly Recurring[] = [
  {
    queue: 'renewals',
    cron: everyMinute,
    work: async (deps, { jobs, stopping }) => {
      await continueBackfills(deps.db, stopping);
      await renewDue(deps, stopping, jobs.renewSoon);
    },
  },
  {
    queue: 'forgotten-mails',
    cron: everyMinute,
    work: async (deps, { jobs }) => {
      await writeDueMails(deps, jobs);
      for (const { id } of await clearedMails(deps)) await jobs.sendMail(id);
    },
  },
  {
    queue: 'clean-up',
    cron: everyTenMinutes,
    work: async ({ db, clock, settings }) => {
      await deleteExpired(db, clock.now(), settings);
      await runMaintenance(db);
    },
  },
  {
    queue: 'ledger-check',
    cron: everyMinute,
    work: (deps, { stopping }) => checkInRounds(deps, stopping),
  },
];

/** A killed server holds nothing up: the next one in turn begins meanwhile, and what was begun is done once anyway. */
const recurringQueue = { policy: 'short', retryLimit: 0, expireInSeconds: 120 } as const;

/** About 10, 20, 40 … seconds after each try: given up within half an hour. */
const mailQueue = { retryLimit: 6, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 } as const;

const stopMilliseconds = 5000;
const reportedInLog = 'The log says why.';

/**
 * Opens the queue, in the schema `pgboss` of the database, and takes part in its work: it looks for some every few seconds,
 * and at once for what it ordered itself.
 */
export async function openJobs(
  deps: Deps,
  { run, withAdvisoryLock }: JobsDatabase,
  looksEverySeconds = 5,
): Promise<Jobs> {
  const looks = { pollingIntervalSeconds: looksEverySeconds };
  const { clock, log, settings, telemetry } = deps;
  const fail = (error: unknown) =>
    log({ time: clock.now().toISOString(), level: 'error', event: 'job not done', ...describeError(error) });
  const database = createQueueDatabase(run);
  const boss = new PgBoss({
    db: { executeSql: (text, values: unknown[]) => database.executeSql(text, values) },
    maintenanceIntervalSeconds: 30,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', ({ message }) => fail(new Error(message)));
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  const lookNow = (queue: string) => boss.notifyWorker(workers.get(queue) ?? '');

  const jobs: Jobs = {
    sendMail: async (mailId) => {
      await boss.send('mails', { mailId }, { id: mailId });
      lookNow('mails');
    },
    renewSoon: async () => {
      await boss.send('renewals', {});
      lookNow('renewals');
    },
    close: async () => {
      stopping.abort();
      await boss.stop({ timeout: stopMilliseconds });
      await database.close();
    },
  };

  /** Does one job. What is thrown is kept by pg-boss, so that it gets nobody's data. */
  const attend = async <Result>(queue: string, work: () => Promise<Result>): Promise<Result> => {
    if (stopping.signal.aborted) throw new Error('The server stops.');
    const reported = { name: `process ${queue}`, facts: { 'messaging.destination.name': queue } };
    return telemetry.trace('job', (report) => {
      report(reported);
      const done = followOtherServers(deps).then(work);
      return done.catch((error: unknown) => {
        report({ ...reported, failure: error instanceof Error ? error.name : 'unknown' });
        fail(error);
        throw new Error(reportedInLog);
      });
    });
  };
  const openQueue = async (name: string, options: PgBoss.Queue) => {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  };
  const open = async () => {
    await boss.start();
    await clearTimesAhead(database.executeSql);
    await openQueue('mails', { name: 'mails', ...mailQueue });
    for (const { queue, cron } of recurring) {
      await openQueue(queue, { name: queue, ...recurringQueue });
      await boss.schedule(queue, cron);
    }
  };

  await withAdvisoryLock(open);
  for (const { queue, work } of recurring) {
    const given = { jobs, stopping: stopping.signal };
    workers.set(queue, await boss.work(queue, looks, () => attend(queue, () => work(deps, given))));
  }
  if (settings.smtpUrl !== null) {
    const work = async ([job]: PgBoss.JobWithMetadata<{ mailId: string }>[]) => {
      if (!job) return;
      const isLast = job.retryCount >= job.retryLimit;
      const outcome = await attend('mails', () => deliver(job.data.mailId, isLast, deps));
      lookNow('mails');
      if (outcome === 'again') throw new Error(reportedInLog);
    };
    workers.set('mails', await boss.work('mails', { ...looks, includeMetadata: true }, work));
  }
  observeJobs(deps, run, ['mails', ...recurring.map(({ queue }) => queue)]);
  database.serve(fail);
  const lookAtClock = () => void clearTimesAhead(database.executeSql);
  const clockWatch = setInterval(lookAtClock, looksEverySeconds * 1000).unref();
  stopping.signal.addEventListener('abort', () => clearInterval(clockWatch));
  return jobs;
}
