import { differenceInMinutes } from 'date-fns';
import type { Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { describeError } from '#server/log.ts';
import { catchUpTogether, withMemberLock } from '#server/payments/member-lock.ts';
import type { DueTurn } from '#server/payments/member-transaction.ts';
import type { Services } from '#server/services.ts';
import { fulfillPromises } from './fulfill-promises.ts';
import { batchSize, claimDue, claimMinutes, releaseClaims, type Claimed } from './claim-due.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

/** How many members are seen to in one transaction: none of them waits longer for it than for a page. */
const groupSize = 50;
/** How many groups, or members one by one, are seen to side by side; requests need connections, too. */
const sideBySide = 2;
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

const isWithin = (minutes: number, now: Date, other: Date | undefined) =>
  other !== undefined && Math.abs(differenceInMinutes(now, other)) < minutes;

const groupsOf = (claimed: readonly Claimed[]): Claimed[][] =>
  Array.from({ length: Math.ceil(claimed.length / groupSize) }, (_, index) =>
    claimed.slice(index * groupSize, (index + 1) * groupSize),
  );

/**
 * Brings every member up to now whose money is due, or to whom something was promised by now, each behind their own
 * lock: what is done is done whatever becomes of the rest, and whoever comes by meanwhile is not charged twice.
 * Members are claimed in batches, so that all servers can work on them at once; `askOthers` is called while there are
 * more. A group of them is done in one transaction; where that fails, or a lock of theirs is held, one by one. Ends
 * early when it is told to.
 */
export async function renewDue(
  deps: Deps,
  stopping: AbortSignal,
  askOthers: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { db, clock, settings, log } = deps;
  const end = performance.now() + mostMilliseconds;
  const isOver = () => stopping.aborted || performance.now() > end;
  const fail = (level: 'warn' | 'error', event: string, error: unknown, facts = {}) =>
    log({ time: clock.now().toISOString(), level, event, ...facts, ...describeError(error) });

  const fulfill = (transaction: Transaction, turns: readonly DueTurn[]) =>
    fulfillPromises(transaction, turns, settings);

  /** Brings those up to now whose locks are free, and gives them; nobody where that fails for one of them. */
  async function renewTogether(group: readonly Claimed[]): Promise<ReadonlySet<UserRow>> {
    try {
      const members = group.map(({ user }) => user);
      return new Set(await catchUpTogether(deps, members, fulfill));
    } catch (error) {
      fail('warn', 'renewals done one by one', error);
      return new Set();
    }
  }

  async function renewAlone(user: UserRow): Promise<boolean> {
    try {
      await withMemberLock(deps, { user, origin: null }, ({ db: transaction, now }) =>
        fulfill(transaction, [{ user, now }]),
      );
      return true;
    } catch (error) {
      fail('error', 'renewal not done', error, { user: user.id });
      return false;
    }
  }

  /** Gives those whose claims are of no use any more. One that failed stays claimed: it is tried again later. */
  async function renewGroup(group: readonly Claimed[]): Promise<Claimed[]> {
    if (isOver()) return [...group];
    const together = await renewTogether(group);
    const free: Claimed[] = [];
    for (const claimed of group) {
      const { user, endsWhenDone } = claimed;
      const isDone = together.has(user);
      if (!isDone && isOver()) free.push(claimed);
      else if ((isDone || (await renewAlone(user))) && endsWhenDone) free.push(claimed);
    }
    return free;
  }

  /** When members were seen to last, by the clock. */
  const seen = new Map<string, Date>();
  while (!isOver()) {
    const now = clock.now();
    const batch = await claimDue(db, now, settings.sandbox);
    if (batch.length === 0) return;
    if (batch.length >= batchSize) await askOthers();
    const free: Claimed[] = [];
    await forEach(groupsOf(batch), sideBySide, async (group) => {
      free.push(...(await renewGroup(group)));
    });
    // Who is found twice at a time stays claimed: else what cannot be done would be tried without a pause.
    const isAgain = ({ id }: UserRow) => isWithin(claimMinutes, now, seen.get(id));
    await releaseClaims(
      db,
      free.filter(({ user }) => !isAgain(user)),
    );
    for (const { user } of free) seen.set(user.id, now);
  }
}
