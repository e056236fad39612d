import { checkLedger } from '#server/ledger/check-ledger.ts';
import { dayOf, type Instant } from '../model/calendar.ts';
import { logInAgain } from '../events/participant.ts';
import { nightOf } from '../events/work-at-night.ts';
import type { World } from '../world.ts';
import { checkBook, readBooks } from './books.ts';
import { latePromises } from './promises.ts';
import type { Difference } from './violation.ts';

/** How many of those to whom nothing happened are looked at on a day. */
const sample = 0.01;

/**
 * Compares the API with the model after a day: the books of everybody, and the pages of those to whom something happened
 * and of a few others. While the jobs are late only pages are compared: they are always up to date.
 */
export async function checkDay(world: World, today: Instant, isSettled: boolean): Promise<void> {
  const { server, mails, pages, participants, excluded, random } = world;
  const now = nightOf(today);
  const day = dayOf(today);
  const report = (member: string, differences: readonly Difference[]) => {
    for (const difference of differences) world.report({ day, member, ...difference });
  };
  if (isSettled) {
    const names = new Map(participants.map(({ email, member }) => [email, member.name]));
    const nameOf = (email: string) => names.get(email) ?? email;
    for (const [email, late] of await latePromises(server.db, now)) report(nameOf(email), [late]);
    const ledger = await checkLedger(server.db);
    world.ledgerEntries = ledger.entries;
    for (const { email, what, ...differing } of ledger.differences) {
      const [expected, found] = [`${differing.ledger}`, `${differing.found}`];
      report(nameOf(email), [{ what: `ledger: ${what.replace(/ \d+$/, '')}`, expected, found }]);
    }
    const books = await readBooks(server.db, now);
    await mails.read(server.db, now);
    for (const { member, email } of participants) {
      report(member.name, checkBook(member, books.get(email), now));
      report(member.name, mails.check(email, member));
    }
    for (const [email, missing] of await mails.missingReceipts(server.db)) report(nameOf(email), [missing]);
  }
  await logInAgain(server, today);
  for (const participant of participants) {
    const { member } = participant;
    if (excluded.has(member.name)) continue;
    report(member.name, await pages.check(participant, now, random.chance(sample)));
  }
}
