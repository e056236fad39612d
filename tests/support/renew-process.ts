import { createClock } from '#server/clock.ts';
import { openPostgres } from '#server/db/database.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { readSettings } from '#server/env.ts';
import { renewDue } from '#server/jobs/renew-due.ts';

/* A server that does nothing but renew who is due: `renew-process.ts URL INSTANT`. It says how many errors it logged. */

const [url = '', instant = ''] = process.argv.slice(2);
const { db, close } = await openPostgres(url, undefined, { ...databaseDefaults, prepareSeconds: 120 });
const clock = createClock();
clock.set(new Date(instant));
process.stdout.write('ready\n');
await new Promise<void>((resolve) => process.stdin.once('data', () => resolve()));
const errors: unknown[] = [];
let isMore = true;
while (isMore) {
  isMore = false;
  const askOthers = () => Promise.resolve((isMore = true)).then(() => undefined);
  const deps = { db, clock, settings: readSettings({}), log: (entry: unknown) => void errors.push(entry) };
  await renewDue(deps, new AbortController().signal, askOthers);
}
await close();
process.stdout.write(`${JSON.stringify(errors)}\n`);
process.stdin.destroy();
