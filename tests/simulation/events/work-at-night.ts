import { sql } from 'drizzle-orm';
import { renewDue } from '#server/jobs/renew-due.ts';
import { writeDueMails } from '#server/mail/write-due-mails.ts';
import type { TestServer } from '#tests/support/api-server.ts';
import { day, second, type Instant } from '../model/calendar.ts';
import { advance } from '../model/advance.ts';
import { fulfill } from '../model/promises.ts';
import type { World } from '../world.ts';

/** When the jobs of a day run. */
export const nightOf = (today: Instant): Instant => today + day - 1800 * second;

const renew = ({ services }: TestServer) => renewDue(services, new AbortController().signal);

/** The clock is put back over one and a half days, and the job runs: nothing is to come of it. */
async function runBefore({ server, setClock }: World, now: Instant): Promise<void> {
  setClock(now - 1.5 * day);
  await renew(server);
  setClock(now);
}

/** Runs the jobs of a day, on one server or on two at once; now and then they are late. Gives whether they ran. */
export async function workAtNight(world: World, today: Instant, isLast: boolean): Promise<boolean> {
  const { server, other, participants, random } = world;
  const now = nightOf(today);
  world.setClock(now);
  for (const { member } of participants) advance(member, now);
  const fault = random.next();
  if (fault < 0.1 && !isLast) return false;
  // A claim lasts two minutes of the database's clock, which the simulated days do not wait for.
  await server.db.execute(sql`delete from due_claims`);
  if (fault < 0.3) await Promise.all([renew(server), renew(other)]);
  else await renew(server);
  await writeDueMails(server.services, server.services.jobs);
  for (const { member } of participants) {
    member.unmailedEnds = [];
    fulfill(member, now);
  }
  if (fault > 0.95) await runBefore(world, now);
  return true;
}
