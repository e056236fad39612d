import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { registry } from '#machines/registry.ts';
import { UsageError } from './command-line.ts';
import { describeTransition } from './explore/declared-transitions.ts';
import { entryAt, exploreAt } from './explore/at-tenant.ts';
import type { MachineGraph } from './explore/graph.ts';
import { exploreAcross } from './plan/across.ts';
import type { PlanOptions } from './plan/criteria.ts';
import { onAll, onChanges, onRequirements, onRisks, type Changes, type FocusOf } from './plan/focus.ts';
import { packOf } from './plan/pack.ts';
import type { Route } from './plan/routes.ts';
import type { ReportedPack } from './plan/reported-path.ts';
import type { Place } from './report/place.ts';

interface Asked {
  requirement?: string[] | undefined;
  since?: string | undefined;
  risk: boolean;
  most?: string | undefined;
  across: boolean;
}

export interface ChosenPack {
  /** The machines that have a path in it. */
  entries: readonly AnyRegistryEntry[];
  routesFor: (graph: MachineGraph) => Route[];
  report: ReportedPack;
}

/** The pack that the options ask for; null where they ask for none. */
export function packFor(
  entries: readonly AnyRegistryEntry[],
  plan: PlanOptions,
  place: Place,
  asked: Asked,
): ChosenPack | null {
  const { requirement, since, risk, most, across } = asked;
  if (requirement === undefined && since === undefined && !risk && most === undefined) return null;
  const numbers = (requirement ?? []).flatMap((each) => each.split(','));
  const changed = since === undefined ? null : changedSince(since);
  const focuses: FocusOf[] = [
    ...(numbers.length > 0 ? [onRequirements(knownNumbers(numbers))] : []),
    ...(changed ? [onChanges(changed.changes)] : []),
    ...(risk ? [onRisks] : []),
  ];
  const supported = entries.filter(({ machine }) => place.whyUnsupported(machine.id) === null);
  const graphs = supported.map((entry) =>
    across ? exploreAcross(entryAt(place.shop, entry)) : exploreAt(place.shop, entry),
  );
  const pack = packOf(graphs, { ...plan, focusOf: onAll(focuses), most: mostPaths(most) });
  if (pack.total === 0)
    throw new UsageError(`No transition is asked for${unreached(changed?.unreached ?? [])}.`);
  const idsOf = (graph: MachineGraph) => graph.entry.machine.id;
  return {
    entries: entries.filter(({ machine }) => pack.routes.has(machine.id)),
    routesFor: (graph) => [...(pack.routes.get(idsOf(graph)) ?? [])],
    report: {
      asked: wordsOf(numbers, since, risk),
      total: pack.total,
      covered: pack.covered,
      unreached: changed?.unreached ?? [],
      left: graphs.flatMap((graph) => {
        const keys = pack.left.get(idsOf(graph)) ?? [];
        const transitions = [...graph.declared.values()].filter(({ key }) => keys.includes(key));
        return transitions.length === 0
          ? []
          : [{ machine: idsOf(graph), transitions: transitions.map(describeTransition) }];
      }),
    },
  };
}

function knownNumbers(numbers: readonly string[]): readonly string[] {
  const known = new Set(registry.flatMap(({ requirements = {} }) => Object.keys(requirements)));
  const unknown = numbers.find((number) => !known.has(number));
  if (unknown === undefined) return numbers;
  throw new UsageError(
    `No state bears the requirement "${unknown}". Choose from: ${[...known].toSorted().join(', ')}.`,
  );
}

function mostPaths(most: string | undefined): number {
  if (most === undefined) return Infinity;
  const number = Number(most);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`--most is a whole number above 0, not "${most}".`);
}

function wordsOf(numbers: readonly string[], since: string | undefined, risk: boolean): string {
  const parts = [
    ...(numbers.length > 0 ? [`for ${numbers.join(', ')}`] : []),
    ...(since === undefined ? [] : [`that changed since ${since}, or whose code did`]),
    ...(risk ? ['where money moves or nothing can be undone'] : []),
  ];
  return parts.join(', and ');
}

function unreached(files: readonly string[]): string {
  return files.length === 0 ? '' : `: no chart runs ${files.join(', ')}`;
}

/** Comparing charts needs those of the commit, which a tool loads in a process of its own. */
function changedSince(ref: string): { changes: Changes; unreached: string[] } {
  const tool = fileURLToPath(new URL('../tests/tools/changed-transitions.ts', import.meta.url));
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, tool, ref], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new UsageError(stderr.trim());
  return JSON.parse(stdout) as { changes: Changes; unreached: string[] };
}
