import { DatabaseAwayError } from './failures.ts';

/** One that waits for a lock, and one that holds it, or reads: the others of the same member would only wait, too. */
const mostOfMember = 2;

interface Slots {
  held: number;
  waiting: (() => void)[];
}

const slotsOf = new WeakMap<object, Map<string, Slots>>();

/**
 * Waits until a member's requests hold fewer than two connections of a pool, and gives the way to say that one is
 * returned. Somebody without a name, null, never waits. Rejects with a {@link DatabaseAwayError} after a time.
 */
export async function acquireSlot(
  pool: object,
  member: string | null,
  milliseconds: number,
): Promise<() => void> {
  if (member === null) return () => undefined;
  const members = slotsOf.get(pool) ?? new Map<string, Slots>();
  slotsOf.set(pool, members);
  const slots = members.get(member) ?? { held: 0, waiting: [] };
  members.set(member, slots);
  const free = () => {
    const next = slots.waiting.shift();
    if (next) return next();
    slots.held -= 1;
    if (slots.held === 0) members.delete(member);
  };
  if (slots.held < mostOfMember) {
    slots.held += 1;
    return free;
  }
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer);
      resolve(free);
    };
    const timer = setTimeout(() => {
      slots.waiting.splice(slots.waiting.indexOf(enter), 1);
      reject(new DatabaseAwayError('Other requests of this member took too long.'));
    }, milliseconds);
    slots.waiting.push(enter);
  });
}
