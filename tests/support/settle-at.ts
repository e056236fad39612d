import { renewDue } from '#server/jobs/renew-due.ts';
import type { TestServer } from './api-server.ts';

/** Sets the clock, and has the job do all that is due by then. */
export async function settleAt({ clock, services }: TestServer, instant: Date | string): Promise<void> {
  clock.set(new Date(instant));
  await renewDue(services, new AbortController().signal);
}
