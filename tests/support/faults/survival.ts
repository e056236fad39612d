import type { AppError } from '#machines/domain/app-error.ts';
import { isCall, invokesOf } from '#paths/explore/chart-flaws.ts';
import { nodeName } from '#paths/explore/declared-transitions.ts';
import { leavesOf, positionKey, type MachineGraph } from '#paths/explore/graph.ts';
import { rests, works } from '#paths/explore/graph-proofs.ts';
import {
  move,
  possibleCauses,
  runningActors,
  type Cause,
  type Move,
  type Position,
} from '#paths/explore/position.ts';
import type { Route } from '#paths/plan/routes.ts';
import { activeNodes, sourceOf } from '#paths/explore/xstate-internals.ts';
import { startFaultRun, type FaultRun } from './fault-run.ts';
import type { RunCall } from './cell.ts';

/** Tries one fault at one call, and tells what went wrong; null where the machine survived it. */
type Survive = (route: Route, call: RunCall, error: AppError | null) => string | null;

/** What a fault that lasts may take until the machine rests, in outcomes and timers. */
const mostSteps = 100;
const mostPositions = 600;

export function createSurvival(graph: MachineGraph): Survive {
  const waysOn = new Map<string, Cause[] | null>();

  /** The shortest way from here to an answer of the same call, or to the end, in which nothing fails any more. */
  function wayOn(from: Position, call: RunCall): Cause[] | null {
    const waits = [...from.timers.values()].map(({ remaining }) => remaining);
    const key = `${call.src} ${positionKey(graph.entry, from)} ${String(waits)}`;
    const known = waysOn.get(key);
    if (known !== undefined) return known;
    const way = findWay(graph, from, call);
    waysOn.set(key, way);
    return way;
  }

  return (route, call, error) => {
    const run = startFaultRun(graph, route);
    try {
      return error === null ? answerLate(graph, run, call) : fail(graph, run, { call, error, route, wayOn });
    } finally {
      run.stop();
    }
  };
}

type WayOn = (from: Position, call: RunCall) => Cause[] | null;

function fail(
  graph: MachineGraph,
  run: FaultRun,
  { call, error, route, wayOn }: { call: RunCall; error: AppError; route: Route; wayOn: WayOn },
): string | null {
  const answers = answersTo(graph, run.position, call);
  const answered = answers.map((cause) => ({ cause, move: run.pureRun(cause) }));
  const failed = run.take({ kind: 'error', title: 'It fails', actorId: call.id, error });
  const stuck = run.broken() ?? waitsInVain(run.position) ?? goToRest(graph, run, error);
  if (stuck !== null) return stuck;
  const again = tryAgain(graph, run, { call, route, answers, wayOn });
  if (again !== null) return again;
  const alike = answered.find((each) => saysTheSame(failed, each.move));
  return alike ? `looks like the answer "${alike.cause.title}"` : null;
}

/** The fault is gone. A listener is no action that somebody would try again. */
function tryAgain(
  graph: MachineGraph,
  run: FaultRun,
  { call, route, answers, wayOn }: { call: RunCall; route: Route; answers: Cause[]; wayOn: WayOn },
): string | null {
  if (run.position.snapshot.status === 'done') return retryFromStart(graph, route, answers);
  if (!isCall(call.node, call.id)) return null;
  const way = wayOn(run.position, call);
  if (way === null) return `cannot be tried again from ${leavesOf(run.position).join(' & ')}`;
  way.forEach((cause) => run.take(cause));
  const isAnswered = way.at(-1)?.kind === 'done';
  if (!isAnswered && run.broken() === null) return retryFromStart(graph, route, answers);
  return run.broken() ?? waitsInVain(run.position);
}

/** A machine that has ended told its failure to whoever runs it, and is begun anew. */
function retryFromStart(graph: MachineGraph, route: Route, [answer]: readonly Cause[]): string | null {
  const run = startFaultRun(graph, route);
  try {
    if (answer) run.take(answer);
    return run.broken() ?? waitsInVain(run.position);
  } finally {
    run.stop();
  }
}

function answerLate(graph: MachineGraph, run: FaultRun, call: RunCall): string | null {
  run.take({ kind: 'time', title: '10 s pass', milliseconds: 10_000 });
  const [answer] = answersTo(graph, run.position, call);
  const isAwaited = runningActors(run.position).some(({ id }) => id === call.id);
  if (run.broken() === null && answer && isAwaited) run.take(answer);
  return run.broken() ?? waitsInVain(run.position);
}

/** The fault lasts: each call fails alike, and time passes where none is awaited. */
function goToRest(graph: MachineGraph, run: FaultRun, error: AppError): string | null {
  for (let step = 0; step < mostSteps; step += 1) {
    if (run.broken() !== null) return run.broken();
    const { position } = run;
    if (rests({ position }, graph.entry.machine)) return null;
    const next = failureAt(position, error) ?? causesAt(graph, position).find(({ kind }) => kind === 'time');
    if (!next) return `is left busy in ${leavesOf(position).join(' & ')}`;
    run.take(next);
    const inVain = waitsInVain(run.position);
    if (inVain !== null) return inVain;
  }
  return `never comes to rest: ${leavesOf(run.position).join(' & ')}`;
}

function failureAt(position: Position, error: AppError): Cause | undefined {
  const awaited = activeNodes(position.snapshot).flatMap((node) =>
    invokesOf(node).filter(({ id }) => isCall(node, id)),
  );
  const running = runningActors(position).find((actor) => awaited.some(({ id }) => id === actor.id));
  return running && { kind: 'error', title: 'It fails, too', actorId: running.id, error };
}

/** A state that works goes on although every call that it waits for has ended. */
export function waitsInVain(position: Position): string | null {
  if (position.snapshot.status !== 'active') return null;
  const running = new Set(runningActors(position).map(({ id }) => id));
  const vain = activeNodes(position.snapshot).find((node) => {
    const calls = invokesOf(node).filter(({ id }) => isCall(node, id));
    return works(node, () => false) && calls.length > 0 && !calls.some(({ id }) => running.has(id));
  });
  return vain ? `waits on in ${nodeName(vain)} for what has ended` : null;
}

function findWay(graph: MachineGraph, from: Position, call: RunCall): Cause[] | null {
  const ways = new Map<string, { position: Position; way: Cause[] }>();
  ways.set(positionKey(graph.entry, from), { position: from, way: [] });
  for (const { position, way } of ways.values()) {
    const [answer] = answersTo(graph, position, call);
    if (answer) return [...way, answer];
    if (position.snapshot.status === 'done') return way;
    if (ways.size > mostPositions) return null;
    for (const cause of causesAt(graph, position)) {
      if (cause.kind === 'error') continue;
      const next = move(graph.machine, position, cause).position;
      const key = positionKey(graph.entry, next);
      if (!ways.has(key)) ways.set(key, { position: next, way: [...way, cause] });
    }
  }
  return null;
}

function causesAt({ entry }: MachineGraph, position: Position): Cause[] {
  const types = new Set(activeNodes(position.snapshot).flatMap(({ transitions }) => [...transitions.keys()]));
  return possibleCauses(entry, position).filter(
    (cause) =>
      cause.kind !== 'event' || [...types].some((type) => type === cause.event.type || type.endsWith('*')),
  );
}

function answersTo(
  { entry }: MachineGraph,
  position: Position,
  { src }: RunCall,
): Extract<Cause, { kind: 'done' }>[] {
  const ids = runningActors(position)
    .filter((actor) => sourceOf(actor) === src)
    .map(({ id }) => id);
  return possibleCauses(entry, position).filter(
    (cause) => cause.kind === 'done' && ids.includes(cause.actorId),
  ) as Extract<Cause, { kind: 'done' }>[];
}

/** A member cannot tell the one from the other, nor can anybody around the machine. */
function saysTheSame(one: Move, other: Move): boolean {
  return JSON.stringify(sayingOf(one)) === JSON.stringify(sayingOf(other));
}

function sayingOf({ position: { snapshot }, sent, emitted, performed }: Move) {
  const { value, status, output, context } = snapshot;
  return { value, status, output, context, sent: sent.map(({ event }) => event), emitted, performed };
}
