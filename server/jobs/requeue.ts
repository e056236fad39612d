import type { RunText } from '#server/db/database.ts';

/**
 * Forgets what pg-boss wrote down by a clock that was put back since: what it did last, and what it does next, would be
 * hours ahead, and nothing would be done until then. No job of ours is put off for longer than 15 minutes.
 */
export async function clearTimesAhead(run: RunText): Promise<void> {
  await run(`
    update pgboss.version
    set maintained_on = least(maintained_on, now()), cron_on = least(cron_on, now()), monitored_on = least(monitored_on, now())
    where greatest(maintained_on, cron_on, monitored_on) > now() + interval '1 minute'`);
  await run(`
    update pgboss.job
    set start_after = least(start_after, now()), started_on = least(started_on, now()), singleton_on = null
    where (state < 'active' and start_after > now() + interval '15 minutes')
      or (state = 'active' and started_on > now() + interval '1 minute')
      or singleton_on > now() at time zone 'utc' + interval '1 minute'`);
}
