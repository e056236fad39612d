import { risks, type AnyRegistryEntry, type Risk } from '#machines/registry-entry.ts';
import { entryAt, exploreAt } from '#paths/explore/at-tenant.ts';
import { slug } from '#paths/explore/case-id.ts';
import { chartHash, shortHash } from '#paths/explore/chart-hash.ts';
import { describeTransition } from '#paths/explore/declared-transitions.ts';
import type { Cause } from '#paths/explore/position.ts';
import { goalsIn, pairs, transitions as eachTransition } from '#paths/plan/routes.ts';
import { isNamed } from '#paths/explore/named-states.ts';
import { planAcross } from '#paths/plan/across-paths.ts';
import type {
  ReportedMachine,
  ReportedPack,
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
import { located, marksIn, memberIn, placeOf, type Place } from './place.ts';
import { moneyAfter } from './money.ts';
import { describePoint } from './points.ts';
import { distinctTitles } from './path-titles.ts';
import { preparationsOf } from './preparations.ts';
import { plays } from '#paths/drive/drivers.ts';
import { excuseOf } from '#paths/drive/excuse.ts';
import { startsByHand, startsOfNobody } from '#paths/drive/manual-starts.ts';
import { comingTo, playerOf } from '#paths/drive/playability.ts';

export interface ReportOptions {
  choose?: Chooser;
  place?: Place;
  /** Whether the steps of machines inside stand where their parent waits for them. */
  isAcross?: boolean;
  /** What the paths were chosen for, where they are few of many. */
  pack?: ReportedPack | undefined;
}

export interface Report {
  place: Pick<Place, 'tenant' | 'address' | 'sandbox'>;
  machines: ReportedMachine[];
  pack?: ReportedPack;
}

/** The paths of machines as data, ready to be written down. */
export function reportPaths(
  entries: readonly AnyRegistryEntry[],
  { choose, place = placeOf('varsity'), isAcross = false, pack }: ReportOptions = {},
): Report {
  const { tenant, address, sandbox } = place;
  const machines = entries.map((entry) => {
    const supported = place.whyUnsupported(entry.machine.id) === null;
    const chosen = supported ? choose : () => [];
    const plan = isAcross
      ? planAcross(entryAt(place.shop, entry), chosen)
      : planPaths(entry, chosen, exploreAt(place.shop, entry));
    return reportMachine(plan, place);
  });
  return { place: { tenant, address, sandbox }, machines, ...(pack && { pack }) };
}

function reportMachine(
  { entry, graph, paths, states, transitions }: PathPlan,
  place: Place,
): ReportedMachine {
  const titles = distinctTitles(paths);
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
    paths: paths.map((path, index) =>
      reportPath(entry, path, place.words(titles[index] ?? path.title), place),
    ),
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
  const steps = atOnce(
    entry,
    path.steps.map((step, index): ReportedStep => ({
      case: stepId({ path: step.member.path, cause: step.cause }),
      title: place.words(step.cause.title),
      ...describePoint(outermost, step, step.member, place),
      event: eventOf(step.cause),
      ...causingOf(step.member, step.cause, place),
      before: prepared[index] ?? [],
      payload: payloadOf(step.cause),
    })),
  );
  const beginning = beginningOf(entry, path.start.title, steps, place);
  const start = {
    case: `start~${slug(path.start.title)}`,
    title: place.words(path.start.title),
    ...describePoint(outermost, path.start, outermost, place),
    ...beginning,
    before: [...beginning.before, ...first],
    input: path.start.input,
  };
  const points: ReportedPoint[] = [start, ...steps];
  const locate = <Point extends DonePoint>(point: Point): Point => locatedPoint(point, place);
  return {
    id: idOf(entry.machine.id, wayOf(path)),
    title,
    requirements: [...new Set(points.flatMap(({ requirements }) => requirements))].toSorted(),
    excuse: excuseOf(entry, { start, steps }, path.start.title) ?? lackingAt(place, [start, ...steps]),
    risks: risksOf(path),
    start: locate(start),
    steps: steps.map(locate),
    money: moneyAfter(path, place).map((line) => located(line, place)),
  };
}

/** What the app does at once, after what leads to it, is nothing that a tester does. */
function atOnce({ machine }: AnyRegistryEntry, steps: ReportedStep[]): ReportedStep[] {
  const { atOnce: known = [], follows = {} } = plays[machine.id] ?? {};
  return steps.map((step, index) => {
    const cause = follows[step.case];
    const isCaused = cause !== undefined && steps.slice(0, index).some((before) => before.case === cause);
    return isCaused && known.includes(step.case) && !step.isSeen
      ? { ...step, how: 'By itself, at once.', isSeen: true }
      : step;
  });
}

function risksOf({ start, steps }: TransitionPath): Risk[] {
  const standing = [start, ...steps].flatMap((point) => point.standing);
  return risks.filter((risk) =>
    standing.some(({ member: { entry }, leaves }) =>
      leaves.some((leaf) => isNamed(entry, leaf, entry.risks?.[risk] ?? [])),
    ),
  );
}

/** Who follows a path, and how it is come to; nothing for a machine without a screen. */
function beginningOf({ machine }: AnyRegistryEntry, title: string, steps: ReportedStep[], place: Place) {
  const coming = comingTo(machine.id);
  const why = startsOfNobody[machine.id]?.[title];
  if (why !== undefined) return { before: [], how: why };
  const reported = coming?.starts[title]?.how ?? startsByHand[machine.id]?.[title];
  if (!coming || reported === undefined) return { before: [], how: '' };
  const state = playerOf(coming, { steps });
  if (coming.isNewcomer) return { before: ['Log out, or use a private window.'], how: place.words(reported) };
  const made = `{member ${state}}`;
  const before = coming.isSignedIn
    ? `${made}. Log in as this member at {at}/login.`
    : `${made}. Do not log in yet.`;
  return { before: [before], how: place.words(reported) };
}

type DonePoint = ReportedPoint & { how: string };

function locatedPoint<Point extends DonePoint>(point: Point, place: Place): Point {
  const { before, how } = point;
  return { ...point, how: located(how, place), before: before.map((what) => located(what, place)) };
}

/** Why a path cannot be followed at a place that lacks what the demo has; null where nothing is lacking. */
function lackingAt({ fill }: Place, points: readonly DonePoint[]): string | null {
  const lacks = ({ how, before }: DonePoint) =>
    [...before, how].flatMap(marksIn).find((mark) => fill(mark) === null);
  const point = points.find((each) => lacks(each) !== undefined);
  const mark = point && lacks(point);
  if (!point || mark === undefined) return null;
  const state = memberIn(mark);
  return state === null
    ? `Not possible here: “${point.title}” needs the sandbox of the demo.`
    : `Not possible here: no account is in the state \`${state}\`.`;
}

function pairsTaken({ start, steps }: TransitionPath): string[] {
  const points: PathPoint[] = [start, ...steps];
  return steps.flatMap((step, index) => pairs(step, points[index] ?? null));
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
