import type { TransitionPath } from '#paths/plan/transition-paths.ts';
import { moneySeen } from '#paths/drive/money-seen.ts';
import type { Place } from './place.ts';

/** What must be seen of the money where a path ends; of a refusal, where something was sent before. */
export function moneyAfter({ start, steps }: TransitionPath, place: Place): string[] {
  const last = steps.at(-1) ?? start;
  const outermost = last.standing[0]?.member.entry.machine.id ?? '';
  const tried = steps.some(({ cause }) => cause.kind === 'event' && cause.event.type.endsWith('.confirm'));
  const isTrying = last.leaves.some((leaf) =>
    ['checkout.reading', 'reviewing.refused', 'choosing.refused'].includes(leaf),
  );
  if (isTrying && !tried) return [];
  const chosen = steps.findLast(({ cause }) => /annual|monthly/i.test(cause.title))?.cause.title ?? '';
  const frequency = /annual/i.test(chosen) ? 'year' : 'month';
  return last.leaves.flatMap((leaf) => moneySeen(outermost, leaf, place.bought(frequency)));
}
