import { catalogue } from '#machines/catalogue.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Chooser } from '#tests/support/model/transition-paths.ts';
import { storiesOf } from '#tests/tools/paths/criteria.ts';
import { reportPaths, type ReportedPath } from '#tests/tools/paths/report.ts';
import type { Play } from './play.ts';
import { plays } from './plays.ts';
import { whyUnplayable } from './ways.ts';

export interface ProductPath {
  machine: string;
  path: ReportedPath;
  play: Play;
  /** One of the entry's stories, which are told besides the paths over all transitions. */
  isStory: boolean;
  /** Why it cannot be played; null when it can. */
  why: string | null;
}

/** The stories of each machine that has a play, and its paths over all transitions; of one machine where it is named. */
export function productPaths(only?: string): ProductPath[] {
  const entries = catalogue.filter(({ machine }) => only === undefined || machine.id === only);
  return entries.flatMap((entry) => {
    const machine = entry.machine.id;
    const play = plays[machine];
    if (!play) return [];
    const [stories, planned] = [pathsOf(entry, storiesOf), pathsOf(entry)];
    const told = new Set(stories.map(({ id }) => id));
    return [...stories, ...planned.filter(({ id }) => !told.has(id))].map((path): ProductPath => {
      return { machine, path, play, isStory: told.has(path.id), why: whyUnplayable(play, path) };
    });
  });
}

function pathsOf(entry: AnyCatalogueEntry, choose?: Chooser): ReportedPath[] {
  return reportPaths([entry], { choose }).machines.flatMap(({ paths }) => paths);
}
