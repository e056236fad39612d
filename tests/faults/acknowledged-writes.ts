import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { KillableServer } from './killable-server.ts';
import { makeMembers } from './made-members.ts';

const writers = 4;

/** Lets members be made by several at once. What comes back ends when the server is gone. */
export const write = (address: string, acknowledged: string[]) =>
  Promise.all(Array.from({ length: writers }, () => makeMembers(address, acknowledged)));

/** Waits until more members are made than were. */
export async function waitForMore(
  acknowledged: readonly string[],
  than = acknowledged.length,
): Promise<void> {
  await vi.waitUntil(() => acknowledged.length > than, { timeout: 30_000, interval: 5 });
}

interface Kills {
  kills: number;
  open: () => Promise<KillableServer>;
}

/** Writes while servers are killed, each at a random instant; gives the emails of all members that were acknowledged. */
export async function writeOverKills({ kills, open }: Kills): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const { address, kill: end } = await open();
    const before = acknowledged.length;
    const writing = write(address, acknowledged);
    await waitForMore(acknowledged, before);
    await wait(Math.random() * 400);
    await end();
    await writing;
  }
  return acknowledged;
}

/** Which of the acknowledged members are not among those who were kept; tells how many were. */
export function lostOf(
  acknowledged: readonly string[],
  stored: ReadonlySet<string>,
  kills: string,
): string[] {
  const lost = acknowledged.filter((email) => !stored.has(email));
  console.log(
    `Acknowledged writes kept: ${acknowledged.length - lost.length} of ${acknowledged.length} over ${kills}.`,
  );
  return lost;
}
