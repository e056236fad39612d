import { SimulatedClock } from 'xstate';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { recordTransitions } from '#paths/explore/transition-recorder.ts';
import { deviation, walkedStep, type WalkedStep } from './live-walk.ts';
import { perform } from '#paths/explore/perform.ts';
import { settleOnCommand } from '#paths/explore/settle-on-command.ts';
import type { TransitionPath } from '#paths/plan/transition-paths.ts';
import { startChild } from '#paths/explore/start-child.ts';

/**
 * Walks one path on a live actor, and gives back what each step took; the first step that goes astray is an error that
 * names it.
 */
export function walkHeadless(entry: AnyRegistryEntry, path: TransitionPath): WalkedStep[] {
  const machine = settleOnCommand(entry.machine);
  const clock = new SimulatedClock();
  const recorder = recordTransitions(machine);
  const { actor, stop } = startChild(machine, path.start.input, { clock, inspect: recorder.inspect });
  const subject = { actor, clock, recorder };
  const walked: WalkedStep[] = [];
  const check = (index: number) => {
    const found = deviation(subject, path, index);
    if (found !== null) throw new Error(`"${entry.machine.id}", ${found}`);
    walked.push(walkedStep(path, index));
  };

  try {
    check(-1);
    path.steps.forEach(({ cause }, index) => {
      perform(subject, cause);
      check(index);
    });
  } finally {
    stop();
  }
  return walked;
}
