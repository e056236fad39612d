import type { UserRow } from '#server/db/rows.ts';
import { describeError } from '#server/log.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { batchSize, claimDue, releaseClaims, type Claimed } from './claim-due.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

/** How many members are seen to side by side; the others' requests need connections, too. */
const sideBySide = 4;
/** A job has two minutes; what is left then is found by the next one. */
const mostMilliseconds = 60_000;

/** Does something with each, several at a time, in order. */
async function forEach<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: most }, work));
}

/**
 * Brings every member up to now whose money is due, each under their own lock: what is done is done whatever becomes of
 * the rest, and whoever comes by meanwhile is not charged twice. Members are claimed in batches, so that all servers
 * can work on them at once; `askOthers` is called while there are more. Ends early when it is told to.
 */
export async function renewDue(
  deps: Deps,
  stopping: AbortSignal,
  askOthers: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { db, clock, settings, log } = deps;
  const end = performance.now() + mostMilliseconds;
  const isOver = () => stopping.aborted || performance.now() > end;
  const fail = (user: UserRow, error: unknown) =>
    log({
      time: clock.now().toISOString(),
      level: 'error',
      event: 'renewal not done',
      user: user.id,
      ...describeError(error),
    });
  while (!isOver()) {
    const batch = await claimDue(db, clock.now(), settings.sandbox);
    if (batch.length === 0) return;
    if (batch.length >= batchSize) await askOthers();
    const free: Claimed[] = [];
    await forEach(batch, sideBySide, async (claimed) => {
      const { user, hasSettled } = claimed;
      if (isOver()) {
        free.push(claimed);
        return;
      }
      try {
        await withMemberLock(deps, { user, origin: null }, () => Promise.resolve());
        if (hasSettled) free.push(claimed);
      } catch (error) {
        fail(user, error);
      }
    });
    await releaseClaims(db, free);
  }
}
