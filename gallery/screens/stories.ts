import type { AnyRegistryEntry, Story } from '#machines/registry-entry.ts';
import { isGoneThrough } from '#gallery/words/gone-through.ts';
import type { Cause } from '#paths/explore/position.ts';
import { followStory, walk, type Chart, type Way } from './ways.ts';

/** A screen of a story: where the machine rests until the member goes on. */
export interface Scene {
  way: Way;
  leaves: string[];
  /** What led to it: what the member did first, then what followed by itself. */
  causes: readonly string[];
}

export interface StoryRun {
  title: string;
  scenes: Scene[];
}

/** The stories of a machine, replayed. Throws where one tells what cannot happen. */
export function runStories(chart: Chart): StoryRun[] {
  return (chart.entry.stories ?? []).map((story) => notify(chart, story));
}

function notify(chart: Chart, story: Story): StoryRun {
  const { start, path } = followStory(chart, story);
  const { title: began, first, steps } = walk(chart, { start, path });
  let led: string[] = [began];
  const scenes: Scene[] = [];
  const add = (length: number) => {
    const leaves = steps[length - 1]?.leaves ?? first.leaves;
    scenes.push({ way: { start, path: path.slice(0, length) }, leaves, causes: led });
  };
  for (const [index, { cause }] of steps.entries()) {
    if (isMembers(chart.entry, cause)) {
      add(index);
      led = [];
    }
    led = [...led, cause.title];
  }
  add(steps.length);
  return { title: story.title, scenes };
}

function isMembers(entry: AnyRegistryEntry, cause: Cause): boolean {
  if (cause.kind === 'event') return entry.source[cause.event.type] === 'member';
  return cause.kind === 'done' && isGoneThrough(entry, cause.actorId);
}
