import type { ReportedMachine } from '#paths/plan/reported-path.ts';
import type { Place } from './place.ts';

type Where = Pick<Place, 'sandbox' | 'address'>;

/** Where no way to some paths is known: in the demo, or at a host. */
export function whereOf({ sandbox, address }: Where): string {
  return sandbox === null ? `at ${address}` : 'in the demo';
}

/** How much of a machine its paths take, in one line. */
export function coverageOf({ states, transitions, pairs, paths }: ReportedMachine, where: Where): string {
  const walks = paths.length === 1 ? '1 path' : `${paths.length} paths`;
  const excused = paths.filter(({ excuse }) => excuse !== null).length;
  const left = excused === 0 ? '' : ` No way is known ${whereOf(where)} to ${excused} of them.`;
  const reported = (what: string, { covered, total }: { covered: number; total: number }) =>
    `${covered} of ${total} ${what}`;
  return `${walks}: ${reported('states', states)}, ${reported('transitions', transitions)}, ${reported('pairs of transitions', pairs)}.${left}`;
}
