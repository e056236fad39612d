import {
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { registry } from '#machines/registry.ts';
import { redact } from './redact.ts';
import type { Report } from './report.ts';

/** Turns what XState inspects into reports, without what a call tells itself. `now` counts milliseconds. */
export function createReporter(notify: (report: Report) => void, now: () => number) {
  return (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const { type, ...payload } = inspected.event;
      const from = inspected.sourceRef as AnyActorRef | undefined;
      if (type === 'xstate.init') return notify(foundReport(actor, from, payload['input']));
      if (type.startsWith('xstate.promise.')) return;
      notify({
        type: 'inspector.heard',
        actor: actor.sessionId,
        from: from?.sessionId ?? null,
        event: type,
        payload: redact(payload),
        at: Math.round(now()),
      });
    }
    if (inspected.type === '@xstate.snapshot') notify(movedReport(actor, inspected.snapshot));
  };
}

function foundReport(actor: AnyActorRef, around: AnyActorRef | undefined, input: unknown): Report {
  const logic: unknown = (actor as { logic?: unknown }).logic;
  const machine = logic instanceof StateMachine ? catalogued(logic.root) : null;
  return {
    type: 'inspector.found',
    actor: actor.sessionId,
    name: around === undefined && machine !== null ? machine : actor.id,
    machine,
    parent: around?.sessionId ?? null,
    input: redact(input),
  };
}

function movedReport(actor: AnyActorRef, snapshot: Snapshot<unknown>): Report {
  const isMachine = 'machine' in snapshot;
  return {
    type: 'inspector.moved',
    actor: actor.sessionId,
    states: isMachine ? statesOf((snapshot as AnyMachineSnapshot).value) : [],
    status: snapshot.status,
    refused: isMachine ? refusedBy(snapshot as AnyMachineSnapshot) : [],
  };
}

/** The machine's id in the catalogue; forms, reads and payments are made by one function each, and go by their shape. */
function catalogued(root: AnyStateNode): string | null {
  const own = registry.find(({ machine }) => machine.id === root.machine.id);
  const alike = own ?? registry.find(({ machine }) => shapeOf(machine.root) === shapeOf(root));
  return alike?.machine.id ?? null;
}

function shapeOf(node: AnyStateNode): string {
  return `${node.key === node.id ? '' : node.key}(${Object.values(node.states).map(shapeOf).join()})`;
}

/** `{ open: 'choosing' }` is the states `open` and `open.choosing`. */
function statesOf(value: AnyMachineSnapshot['value'], around = ''): string[] {
  if (typeof value === 'string') return [around + value];
  return Object.entries(value).flatMap(([name, inner]) => [
    around + name,
    ...(inner === undefined ? [] : statesOf(inner, `${around}${name}.`)),
  ]);
}

function refusedBy(snapshot: AnyMachineSnapshot): string[] {
  const entry = registry.find(({ machine }) => machine.id === catalogued(snapshot.machine.root));
  return Object.entries(entry?.events ?? {})
    .filter(([, cases]) => !cases.some(({ event }) => isLetThrough(snapshot, event)))
    .map(([type]) => type);
}

/** A guard that a sample upsets has not refused it. */
function isLetThrough(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}
