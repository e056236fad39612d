import type { Services } from '#server/services.ts';
import { writeRenewalNotices } from './renewal-notices.ts';
import { writeOrderedMails } from './write-ordered-mails.ts';

/** Writes every mail that is due by now: those that entries of histories ordered, and notices of renewals. */
export async function writeDueMails(
  deps: Pick<Services, 'db' | 'clock' | 'settings' | 'log'>,
  jobs: Services['jobs'],
): Promise<void> {
  await writeOrderedMails(deps, jobs);
  await writeRenewalNotices(deps, jobs);
}
