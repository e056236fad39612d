import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { Chooser } from '#paths/plan/transition-paths.ts';
import { storiesOf } from '#paths/plan/criteria.ts';
import { reportPaths } from '#paths/report/report.ts';
import type { ReportedPath } from '#paths/plan/reported-path.ts';
import type { Driver } from '#paths/drive/driver.ts';
import { plays } from '#paths/drive/drivers.ts';
import { whyUnplayable } from '#paths/drive/playability.ts';

export interface ProductPath {
  machine: string;
  path: ReportedPath;
  play: Driver;
  /** One of the entry's stories, which are told besides the paths over all transitions. */
  isStory: boolean;
  /** Why it cannot be played; null when it can. */
  why: string | null;
}

/** The stories of each machine that has a play, and its paths over all transitions; of one machine where it is named. */
export function productPaths(only?: string): ProductPath[] {
  const entries = registry.filter(({ machine }) => only === undefined || machine.id === only);
  return entries.flatMap((entry) => {
    const machine = entry.machine.id;
    const play = plays[machine];
    if (!play) return [];
    const [stories, planned] = [pathsOf(entry, storiesOf), pathsOf(entry)];
    const reported = new Set(stories.map(({ id }) => id));
    return [...stories, ...planned.filter(({ id }) => !reported.has(id))].map((path): ProductPath => {
      return { machine, path, play, isStory: reported.has(path.id), why: whyUnplayable(play, path) };
    });
  });
}

function pathsOf(entry: AnyRegistryEntry, choose?: Chooser): ReportedPath[] {
  return reportPaths([entry], { choose }).machines.flatMap(({ paths }) => paths);
}
