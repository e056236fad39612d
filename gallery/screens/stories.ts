import type { AnyCatalogueEntry, Story } from '#machines/catalogue-entry.ts';
import { possibleCauses, type Cause } from '#tests/support/model/position.ts';
import { caseId, walk, type Chart, type Way } from './ways.ts';

/** A screen of a story: where the machine rests until the member goes on. */
export interface Scene {
  way: Way;
  leaves: string[];
  /** What led to it: the member's gesture first, then what followed by itself. */
  causes: readonly string[];
}

export interface ToldStory {
  title: string;
  scenes: Scene[];
}

/** The stories of a machine, replayed. Throws where one tells what cannot happen. */
export function tellStories(chart: Chart): ToldStory[] {
  return (chart.entry.stories ?? []).map((story) => tell(chart, story));
}

function tell(chart: Chart, { title, start, causes }: Story): ToldStory {
  const index = chart.entry.inputs.findIndex((input) => input.title === start);
  if (index < 0) throw new Error(`“${title}” begins with “${start}”, which the entry does not have.`);
  let way: Way = { start: index, path: [] };
  let led: string[] = [start];
  const scenes: Scene[] = [];
  for (const wanted of causes) {
    const { position, first, steps } = walk(chart, way);
    const cause = possibleCauses(chart.entry, position).find((each) => each.title === wanted);
    if (!cause) throw new Error(`“${title}”: “${wanted}” cannot happen there.`);
    if (isMembers(chart.entry, cause)) {
      scenes.push({ way, leaves: steps.at(-1)?.leaves ?? first.leaves, causes: led });
      led = [];
    }
    way = { ...way, path: [...way.path, caseId(cause)] };
    if (walk(chart, way).lost) throw new Error(`“${title}”: “${wanted}” is refused there.`);
    led = [...led, wanted];
  }
  const { first, steps } = walk(chart, way);
  return { title, scenes: [...scenes, { way, leaves: steps.at(-1)?.leaves ?? first.leaves, causes: led }] };
}

function isMembers({ by }: AnyCatalogueEntry, cause: Cause): boolean {
  return cause.kind === 'event' && by[cause.event.type] === 'member';
}
