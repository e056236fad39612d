/**
 * The only place that leans on parts of XState that are typed but not promised: the inspected
 * `_transitions`, the active `_nodes`, and the shape of its own events and built-in actions.
 * `tests/unit/paths/explore/xstate-internals.test.ts` fails when an upgrade moves one of them.
 */
import {
  createActor,
  createEmptyActor,
  fromTransition,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
  type InspectionEvent,
} from 'xstate';

export interface TimerChange {
  id: string;
  /** The timer that starts, or null for one that is cancelled. */
  starts: { event: AnyEventObject; delay: number } | null;
}

/** An event for the parent, for the actor with this system id, or for the child with this id. */
export interface SentEvent {
  to: { parent: true } | { system: string } | { child: string };
  event: AnyEventObject;
}

export interface PureStep {
  snapshot: AnyMachineSnapshot;
  taken: AnyTransitionDefinition[];
  timers: TimerChange[];
  sent: SentEvent[];
  /** What it says to whoever listens from outside. */
  emitted: AnyEventObject[];
  /** The actions of its own that it performs, which the app provides, by name. */
  performed: string[];
}

/** The machine's first state for an input, with nothing executed. */
export function startPurely(machine: AnyStateMachine, input: unknown): PureStep {
  return runPurely((scope) => machine.getInitialSnapshot(scope, input));
}

/** The state that follows an event, with nothing executed. */
export function stepPurely(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): PureStep {
  return runPurely((scope) => machine.transition(snapshot, event, scope));
}

/** The transitions that an inspected microstep took. */
export function inspectedTransitions(inspected: InspectionEvent): AnyTransitionDefinition[] {
  return inspected.type === '@xstate.microstep' ? inspected._transitions : [];
}

export function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  return snapshot._nodes;
}

/** Whether an active state declares a transition for events of a type, whatever its guard says; a wildcard may mean any. */
export function isHandled(snapshot: AnyMachineSnapshot, type: string): boolean {
  return activeNodes(snapshot).some(({ transitions }) =>
    [...transitions.keys()].some((descriptor) => descriptor === type || descriptor.endsWith('*')),
  );
}

/** What a machine can run, by the names in `setup`. */
export function actorsOf(machine: AnyStateMachine): [name: string, logic: AnyActorLogic][] {
  return Object.entries(machine.implementations.actors).map(([name, actor]) => [
    name,
    'src' in actor ? actor.src : actor,
  ]);
}

export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent;
}

/** The name in `setup` of what a child runs. */
export function sourceOf(actor: AnyActorRef): string {
  return typeof actor.src === 'string' ? actor.src : actor.id;
}

export function doneEvent(actorId: string, output: unknown): AnyEventObject {
  return { type: doneType(actorId), output, actorId };
}

export function errorEvent(actorId: string, error: unknown): AnyEventObject {
  return { type: errorType(actorId), error, actorId };
}

export function doneType(actorId: string): string {
  return `xstate.done.actor.${actorId}`;
}

export function errorType(actorId: string): string {
  return `xstate.error.actor.${actorId}`;
}

function runPurely(run: (scope: AnyActorScope) => AnyMachineSnapshot): PureStep {
  const parent = createEmptyActor();
  const self = createActor(nobody, { parent, id: 'self' });
  const recipients = createRecipients();
  const taken: AnyTransitionDefinition[] = [];
  const timers: TimerChange[] = [];
  const sent: SentEvent[] = [];
  const emitted: AnyEventObject[] = [];
  const performed: string[] = [];
  self.system.inspect((inspected: InspectionEvent) => {
    if (inspected.actorRef === self) taken.push(...inspectedTransitions(inspected));
    if (taken.length > mostMicrosteps) throw new Error('The machine goes round without end.');
  });
  const snapshot = run({
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: { ...self.system, get: recipients.get },
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action) => {
      timers.push(...timerChanges(action));
      sent.push(...sentEvents(action, parent, recipients.idOf));
      emitted.push(...emittedEvents(action));
      if (!action.type.startsWith('xstate.')) performed.push(action.type);
    },
  });
  return { snapshot, taken, timers, sent, emitted, performed };
}

/** One actor for each system id that a machine looks up. */
function createRecipients() {
  const actors = new Map<string, AnyActorRef>();
  const ids = new Map<unknown, string>();
  const get = (key: PropertyKey) => {
    const id = String(key);
    const actor = actors.get(id) ?? createActor(nobody, { id });
    actors.set(id, actor);
    ids.set(actor, id);
    return actor;
  };
  return { get, idOf: (actor: unknown) => ids.get(actor) };
}

/** Far more than any event takes: a chart whose states lead to each other at once would never come to rest. */
const mostMicrosteps = 1000;

const nobody = fromTransition(() => undefined, undefined);

function ignore(): void {}

function timerChanges(action: ExecutableActionObject): TimerChange[] {
  const params: unknown = action.params;
  if (!isRecord(params)) return [];
  if (action.type === 'xstate.cancel' && typeof params.sendId === 'string') {
    return [{ id: params.sendId, starts: null }];
  }
  if (action.type === 'xstate.raise' && typeof params.delay === 'number' && isEvent(params.event)) {
    const id = typeof params.id === 'string' ? params.id : params.event.type;
    return [{ id, starts: { event: params.event, delay: params.delay } }];
  }
  return [];
}

function sentEvents(
  action: ExecutableActionObject,
  parent: AnyActorRef,
  systemIdOf: (actor: unknown) => string | undefined,
): SentEvent[] {
  const params: unknown = action.params;
  if (action.type !== 'xstate.sendTo' || !isRecord(params) || !isEvent(params.event)) return [];
  if (params.to === parent) return [{ to: { parent: true }, event: params.event }];
  const system = systemIdOf(params.to);
  if (system !== undefined) return [{ to: { system }, event: params.event }];
  /** A child that begins in the same step is known by its id alone. */
  const child = isRecord(params.to) ? params.to.id : params.to;
  return typeof child === 'string' ? [{ to: { child }, event: params.event }] : [];
}

function emittedEvents({ type, params }: ExecutableActionObject): AnyEventObject[] {
  const emitted: unknown = params;
  return type === 'xstate.emit' && isRecord(emitted) && isEvent(emitted.event) ? [emitted.event] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEvent(value: unknown): value is AnyEventObject {
  return isRecord(value) && typeof value.type === 'string';
}
