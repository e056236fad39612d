import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { describeTransition, type DeclaredTransition } from '#paths/explore/declared-transitions.ts';
import type { FlowRun, WalkRun } from './flow-run.ts';
import { goalsIn, pairs } from '#paths/plan/routes.ts';
import { planPaths, wayOf } from '#paths/plan/transition-paths.ts';
import { sectionReader, type PathSection } from './taken.ts';

/** The most that any run did with a transition. `told`: on the screen, made to happen by the test. */
const levels = ['gesture', 'journey', 'reported', 'headless'] as const;

export type Level = (typeof levels)[number] | 'never';

export interface CoveredTransition extends DeclaredTransition {
  level: Level;
  inJourneys: boolean;
  isHeadless: boolean;
  /** Whether it is the member who makes it happen. */
  isMembers: boolean;
  /** Whether a walk over the machine's screen makes it by a gesture. */
  isWalked: boolean;
  /** Why no walk makes it by a gesture, if it is the member's. */
  notGestured: string | null;
}

/** What cannot be done on a screen. */
export interface Offscreen {
  /** The machines that need no walk over a screen. */
  screensToCome: ReadonlySet<string>;
  /** Why no walk makes an event by a gesture, by machine and by `state: event`. */
  notGestured: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface CoveredMachine {
  id: string;
  transitions: CoveredTransition[];
  pairs: { taken: number; total: number };
  flaws: string[];
}

export interface FlowCoverage {
  machines: CoveredMachine[];
  /** The transitions that the tests with a requirement's number took, by machine. */
  requirements: Record<string, Record<string, number>>;
}

/** What the runs took of what the machines declare. */
export function coverFlows(
  entries: readonly AnyRegistryEntry[],
  runs: readonly FlowRun[],
  offscreen: Offscreen,
): FlowCoverage {
  const read = sectionReader(entries);
  const stretches = runs.flatMap((run) => read(run).map((pathSection) => ({ ...pathSection, run })));
  const byMachine = grouped(stretches, ({ machine }) => machine);
  return {
    machines: entries.map((entry) => coverMachine(entry, byMachine.get(entry.machine.id) ?? [], offscreen)),
    requirements: byRequirement(stretches),
  };
}

type RunSection = PathSection & { run: FlowRun };

function coverMachine(
  entry: AnyRegistryEntry,
  stretches: RunSection[],
  offscreen: Offscreen,
): CoveredMachine {
  const { id } = entry.machine;
  const isShown = !offscreen.screensToCome.has(id);
  const { [id]: reasons = {} } = offscreen.notGestured;
  const { graph, paths } = planPaths(entry);
  const walks = [...new Set(stretches.map(({ run }) => run))].filter((run) => 'way' in run);
  const planned = new Map(paths.map((path) => [wayOf(path), path.title]));
  const ran = walks.filter(({ way }) => planned.has(way));
  const takenIn = (...kinds: FlowRun['kind'][]) =>
    new Set(stretches.flatMap(({ run, taken }) => (kinds.includes(run.kind) ? taken : [])));
  const [headless, screen, journeys] = [
    takenIn('headless'),
    takenIn('screen'),
    takenIn('journey', 'followed'),
  ];
  const gesture = new Set(stretches.flatMap(({ isByHand, taken }) => (isByHand ? taken : [])));
  const walked = new Set(stepsOf(ran, 'gesture').flatMap(({ taken }) => taken));
  const takenAt = { gesture, journey: journeys, reported: screen, headless };
  const transitions = [...graph.declared.values()].map((transition): CoveredTransition => {
    const { key, event, source } = transition;
    const inJourneys = journeys.has(key);
    const level = levels.find((each) => takenAt[each].has(key)) ?? 'never';
    const isMembers = entry.source[event] === 'member';
    return {
      ...transition,
      level,
      inJourneys,
      isHeadless: headless.has(key),
      isMembers,
      isWalked: walked.has(key),
      notGestured: (isMembers && reasons[`${source}: ${event}`]) || null,
    };
  });
  const feasible = goalsIn(graph, pairs);
  const went = new Set(stretches.flatMap((pathSection) => pairs(pathSection, { taken: pathSection.before })));
  const unrun = (kind: WalkRun['kind'], where: string) => {
    const ways = new Set(ran.filter((run) => run.kind === kind).map(({ way }) => way));
    return [...planned]
      .filter(([way]) => !ways.has(way))
      .map(([, title]) => `${id}: not walked ${where}: ${title}`);
  };
  return {
    id,
    transitions,
    pairs: { taken: [...feasible].filter((pair) => went.has(pair)).length, total: feasible.size },
    flaws: [
      ...transitions
        .filter(({ level }) => level === 'never')
        .map((transition) => `${id}: never taken: ${describeTransition(transition)}`),
      ...gestureFlaws(id, transitions, Object.keys(reasons)),
      ...manualEvents(ran).map((reported) => `${id}: told where a gesture exists: ${reported}`),
      ...unrun('headless', 'headless'),
      ...(isShown ? unrun('screen', 'on the screen') : []),
    ],
  };
}

/** The member's transitions that no walk makes by a gesture and nothing explains, and the reasons that explain nothing. */
function gestureFlaws(id: string, transitions: CoveredTransition[], explained: string[]): string[] {
  const named = ({ source, event }: DeclaredTransition) => `${source}: ${event}`;
  const unmade = transitions.filter(({ isMembers, isWalked }) => isMembers && !isWalked);
  return [
    ...unmade
      .filter(({ notGestured, level }) => notGestured === null && level !== 'never')
      .map((transition) => `${id}: no walk makes it by a gesture: ${describeTransition(transition)}`),
    ...explained
      .filter((name) => !unmade.some((transition) => named(transition) === name))
      .map((name) => `${id}: said to have no gesture, which is not so: ${name}`),
  ];
}

function stepsOf(walks: readonly WalkRun[], manner: 'gesture' | 'reported') {
  return walks.flatMap(({ kind, steps }) =>
    kind === 'screen' ? steps.filter((step) => step.manner === manner) : [],
  );
}

/** The events sent to a machine in a state in which another walk makes them by a gesture. */
function manualEvents(walks: readonly WalkRun[]): string[] {
  const nameOf = ({ event, from }: WalkRun['steps'][number]) => `${event} in ${from.join(' & ')}`;
  const made = new Set(stepsOf(walks, 'gesture').map(nameOf));
  return [...new Set(stepsOf(walks, 'reported').map(nameOf))].filter((step) => made.has(step));
}

function byRequirement(stretches: readonly RunSection[]): FlowCoverage['requirements'] {
  const numbered = stretches.flatMap(({ run, machine, taken }) =>
    [...run.test.matchAll(/\[([A-Z]{3,4}-\d{2})\]/g)].flatMap(([, number = '']) =>
      taken.map((key) => ({ number, machine, key })),
    ),
  );
  const byNumber = [...grouped(numbered, ({ number }) => number)];
  return Object.fromEntries(
    byNumber
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([number, taken]) => [number, countKeys(taken)]),
  );
}

function countKeys(taken: readonly { machine: string; key: string }[]): Record<string, number> {
  const machines = [...grouped(taken, ({ machine }) => machine)];
  return Object.fromEntries(
    machines.map(([machine, keys]) => [machine, new Set(keys.map(({ key }) => key)).size]),
  );
}

function grouped<Item>(items: readonly Item[], by: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group) group.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}
