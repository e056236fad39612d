import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AnyActorRef } from 'xstate';
import type { StagedScreen } from '#gallery/screens/story-harness.tsx';
import { watchGestures } from './watch-gestures.ts';

/** Renders what is staged until the test is over. */
export async function renderStaged<Actor extends AnyActorRef>(
  staging: StagedScreen<Actor> | Promise<StagedScreen<Actor>>,
): Promise<Actor> {
  const { actor, view, stop } = await staging;
  watchGestures(actor);
  const { unmount } = await render(view);
  onTestFinished(async () => {
    await unmount();
    stop();
  });
  return actor;
}
