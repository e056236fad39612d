import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AnyActorRef } from 'xstate';
import type { StagedScreen } from '#gallery/screens/story-harness.tsx';
import { watchGestures } from './watch-gestures.ts';

/** Where a part stands that has no heading of its own: what takes the focus away leaves it to the page's heading. */
const pageHeading = 'The page';

/** Renders what is staged until the test is over; with `isPart`, on a page with a heading. */
export async function renderStaged<Actor extends AnyActorRef>(
  staging: StagedScreen<Actor> | Promise<StagedScreen<Actor>>,
  isPart = false,
): Promise<Actor> {
  const { actor, view, stop } = await staging;
  watchGestures(actor);
  const { unmount } = await render(
    isPart ? (
      <main>
        <h1>{pageHeading}</h1>
        {view}
      </main>
    ) : (
      view
    ),
  );
  onTestFinished(async () => {
    await unmount();
    stop();
  });
  return actor;
}
