import { localEntry } from '#gallery/screens/local-entry.ts';
import { play } from '#gallery/screens/play.ts';
import { screenOf } from '#gallery/screens/screens.ts';
import type { StagedScreen } from '#gallery/screens/story-harness.tsx';
import { chartOf, followStory, walk } from '#gallery/screens/ways.ts';
import { registry } from '#machines/registry.ts';
import { distinctWorld as fixture } from './distinct-samples.ts';

/** A page, a modal or a part that shows amounts. */
export interface AmountScene {
  title: string;
  stage: () => Promise<Pick<StagedScreen, 'view' | 'stop'>>;
  /** What a member does first, to see more. */
  act?: () => Promise<void>;
  /** See `amountsOnScreen`. */
  shows: readonly string[];
}

/** The screen of a machine of the catalogue after what happens to it, by the titles of its entry. */
export async function stageStory(
  id: string,
  start: string,
  causes: readonly string[],
): Promise<Pick<StagedScreen, 'view' | 'stop'>> {
  const entry = registry.find(({ machine }) => machine.id === id);
  const screen = screenOf(id);
  if (!entry || !screen) throw new Error(`"${id}" has no screen.`);
  const { answers } = screen;
  const local = { ...screen, ...(answers && { answers: () => fixture.local(answers(fixture)) }) };
  const chart = chartOf(localEntry(entry, local, fixture));
  const { input, steps } = walk(chart, followStory(chart, { title: start, start, causes: [...causes] }));
  return play(
    { entry: chart.entry, screen: local, fixture },
    { input, causes: steps.map(({ cause }) => cause) },
  );
}
