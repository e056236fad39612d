import { expect, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import type { AnyActorRef } from 'xstate';
import type { SeenSection } from '#paths/coverage/flow-run.ts';
import { flowWatcher } from '#paths/coverage/flow-watcher.ts';

let made = new Map<string, SeenSection>();
const inspect = flowWatcher({
  noteFlowSection: (pathSection) => {
    if (pathSection.isByHand) made.set(JSON.stringify(pathSection), pathSection);
  },
  flowActors: new Map(),
});

/** Notes from now on what gestures of the running test make an actor's machines do; written down if it passes. */
export function watchGestures(actor: AnyActorRef): void {
  actor.system.inspect(inspect);
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = `${testPath.split('/').at(-1)} ${currentTestName}`;
  onTestFinished(async ({ task }) => {
    const stretches = [...made.values()];
    made = new Map();
    if (task.result?.state === 'fail' || stretches.length === 0) return;
    await commands.storeRun({ kind: 'view', test, at: new Date().toISOString(), stretches });
  });
}
