import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { slug } from '#paths/explore/case-id.ts';
import { chartHash, shortHash } from '#paths/explore/chart-hash.ts';
import { describeTransition } from '#paths/explore/declared-transitions.ts';
import type { Cause } from '#paths/explore/position.ts';
import { goalsIn, pairs, transitions as eachTransition } from '#paths/plan/routes.ts';
import { planAcross } from '#paths/plan/across-paths.ts';
import type {
  ReportedMachine,
  ReportedPath,
  ReportedPoint,
  ReportedStep,
} from '#paths/plan/reported-path.ts';
import {
  planPaths,
  stepId,
  wayOf,
  type Chooser,
  type Member,
  type PathPlan,
  type PathPoint,
  type TransitionPath,
} from '#paths/plan/transition-paths.ts';
import { causingOf } from './event-source.ts';
import { placeOf, type Place } from './place.ts';
import { describePoint } from './points.ts';
import { preparationsOf } from './preparations.ts';
import { startsByHand, startsOfNobody } from '#paths/drive/manual-starts.ts';
import { comingTo, playerOf } from '#paths/drive/playability.ts';

export interface ReportOptions {
  choose?: Chooser;
  place?: Place;
  /** Whether the steps of machines inside stand where their parent waits for them. */
  isAcross?: boolean;
}

/** The paths of machines as data, ready to be written down. */
export function reportPaths(
  entries: readonly AnyRegistryEntry[],
  { choose, place = placeOf('varsity'), isAcross = false }: ReportOptions = {},
): { place: Omit<Place, 'words' | 'whyUnsupported'>; machines: ReportedMachine[] } {
  const { words: _, whyUnsupported: __, ...reported } = place;
  const plan = isAcross ? planAcross : planPaths;
  return { place: reported, machines: entries.map((entry) => reportMachine(plan(entry, choose), place)) };
}

function reportMachine(
  { entry, graph, paths, states, transitions }: PathPlan,
  place: Place,
): ReportedMachine {
  const titleOf = distinctTitles();
  const takeable = goalsIn(graph, eachTransition);
  const unreachable = [...graph.declared.values()].filter(({ key }) => !takeable.has(key));
  return {
    id: entry.machine.id,
    title: entry.title,
    summary: entry.summary,
    unsupported: place.whyUnsupported(entry.machine.id),
    chart: chartHash(entry.machine),
    states: { total: states.total, covered: states.covered },
    transitions: { ...transitions, unreachable: unreachable.map(describeTransition) },
    pairs: { total: goalsIn(graph, pairs).size, covered: new Set(paths.flatMap(pairsTaken)).size },
    paths: paths.map((path) => reportPath(entry, path, place.words(titleOf(path.title)), place)),
  };
}

function reportPath(
  entry: AnyRegistryEntry,
  path: TransitionPath,
  title: string,
  place: Place,
): ReportedPath {
  const [first = [], ...prepared] = preparationsOf(path, place);
  const outermost: Member = { entry, path: [], within: null };
  const steps = path.steps.map((step, index): ReportedStep => ({
    case: stepId({ path: step.member.path, cause: step.cause }),
    title: place.words(step.cause.title),
    ...describePoint(outermost, step, step.member, place),
    event: eventOf(step.cause),
    ...causingOf(step.member, step.cause, place),
    before: prepared[index] ?? [],
    payload: payloadOf(step.cause),
  }));
  const start = {
    case: `start~${slug(path.start.title)}`,
    title: place.words(path.start.title),
    ...describePoint(outermost, path.start, outermost, place),
    ...beginningOf(entry, path.start.title, steps, place),
    input: path.start.input,
  };
  const points: ReportedPoint[] = [start, ...steps];
  return {
    id: idOf(entry.machine.id, wayOf(path)),
    title,
    requirements: [...new Set(points.flatMap(({ requirements }) => requirements))].toSorted(),
    start: { ...start, before: [...start.before, ...first] },
    steps,
  };
}

/** Who follows a path, and how it is come to; nothing for a machine without a screen. */
function beginningOf({ machine }: AnyRegistryEntry, title: string, steps: ReportedStep[], place: Place) {
  const coming = comingTo(machine.id);
  const why = startsOfNobody[machine.id]?.[title];
  if (why !== undefined) return { before: [], how: why };
  const reported = coming?.starts[title]?.how ?? startsByHand[machine.id]?.[title];
  if (!coming || reported === undefined) return { before: [], how: '' };
  const how = reported.replaceAll('{at}', place.address).replaceAll('{tenant}', place.tenant);
  const state = playerOf(coming, { steps });
  if (coming.isNewcomer) return { before: ['Log out, or use a private window.'], how: place.words(how) };
  const made = `At ${place.sandbox} make a member: program \`${place.tenant}\`, state \`${state}\``;
  const before = coming.isSignedIn
    ? `${made}. Log in as this member at ${place.address}/login.`
    : `${made}. Do not log in yet.`;
  return { before: [before], how: place.words(how) };
}

function pairsTaken({ start, steps }: TransitionPath): string[] {
  const points: PathPoint[] = [start, ...steps];
  return steps.flatMap((step, index) => pairs(step, points[index] ?? null));
}

/** Paths that begin and end alike are told apart by a number. */
function distinctTitles(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const count = (used.get(title) ?? 0) + 1;
    used.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  };
}

function idOf(machine: string, way: string): string {
  return `${machine}-${shortHash(way)}`;
}

function eventOf(cause: Cause): string {
  switch (cause.kind) {
    case 'event':
      return cause.event.type;
    case 'time':
      return `after ${cause.milliseconds} ms`;
    case 'done':
    case 'error':
      return `${cause.kind} ${cause.actorId}`;
  }
}

function payloadOf(cause: Cause): unknown {
  switch (cause.kind) {
    case 'event':
      return cause.event;
    case 'time':
      return cause.milliseconds;
    case 'done':
      return cause.output;
    case 'error':
      return cause.error;
  }
}
