import type { ReportedPath } from '#paths/plan/reported-path.ts';
import type { WalkRun } from './flow-run.ts';

/** A path that somebody followed to its end, as a run that counts. */
export function followedRun(machine: string, { id, start, steps }: ReportedPath, test: string): WalkRun {
  const states = [start, ...steps].map(({ state }) => state.split(' & '));
  return {
    kind: 'followed',
    machine,
    way: id,
    test,
    at: new Date().toISOString(),
    steps: [
      { manner: 'start', event: null, from: [], taken: start.transitions },
      ...steps.map(({ by, event, transitions }, index): WalkRun['steps'][number] => ({
        manner: by === 'member' ? 'gesture' : 'answered',
        event: by === 'member' ? event : null,
        from: states[index] ?? [],
        taken: transitions,
      })),
    ],
  };
}
