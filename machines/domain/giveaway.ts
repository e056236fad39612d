import type { Client } from './client.ts';
import type { Session } from './member.ts';

/** Whether a member is reminded of the monthly giveaway: the client does so, and the member holds a ticket. */
export function mayRemindOfGiveaway({ featureFlags }: Client, { lotteryTicketNumbers }: Session): boolean {
  return featureFlags.sweepstakesReminder && lotteryTicketNumbers.length > 0;
}
