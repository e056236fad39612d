import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { allNodes, nodeName } from './declared-transitions.ts';
import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { doneType, errorType } from './xstate-internals.ts';

/** What a chart or its words leave out, one line each. */
export function findFlaws(entry: AnyRegistryEntry): string[] {
  const nodes = allNodes(entry.machine.root);
  return [
    ...nodes.filter((node) => !node.description).map((node) => `${nodeName(node)}: has no description`),
    ...nodes.flatMap((node) => invokeFlaws(entry.machine, node)),
    ...nodes.flatMap((node) => missingWords(entry, node)),
    ...nodes
      .filter((node) => isBusy(node) && !isLedOn(entry.machine, node))
      .map((node) => `${nodeName(node)}: is busy and may stay so`),
    ...Object.keys(entry.events)
      .filter((type) => !nodes.some((node) => accepts(node, type)))
      .map((type) => `the event "${type}" is accepted nowhere`),
  ];
}

function isBusy({ tags }: AnyStateNode): boolean {
  return ['busy', 'working', 'confirming'].some((tag) => tags.includes(tag));
}

/** A flow that is fetched with its page or its modal is known by its name alone, the same as its id. */
export function runsMachine({ implementations }: AnyStateMachine, src: string): boolean {
  const isFlow = registry.some(({ machine }) => machine.id === src);
  return isFlow || implementations.actors[src] instanceof StateMachine;
}

/** By time, or by a machine that ends by itself. */
function isLedOn(machine: AnyStateMachine, node: AnyStateNode): boolean {
  const runs = lineOf(node).flatMap((each) => invokesOf(each));
  return timesOut(node) || runs.some(({ src }) => runsMachine(machine, src));
}

/** A machine that another one runs is a part of the app and does not fail; calls and listeners do. */
function invokeFlaws(machine: AnyStateMachine, node: AnyStateNode): string[] {
  const configured: unknown[] = [node.config.invoke ?? []].flat();
  return invokesOf(node).flatMap(({ id, src }, index) => {
    const actor: unknown = machine.implementations.actors[src];
    const isMachine = runsMachine(machine, src);
    const answered = actor instanceof StateMachine || answersFailure(node, id);
    const left = isMachine || node === machine.root || canLeave(node);
    const ends = isMachine || !isCall(node, id) || timesOut(node);
    return [
      ...(Object.hasOwn(Object(configured[index]), 'id') ? [] : ['has no id of its own']),
      ...(actor ? [] : ['is not declared in setup']),
      ...(answered ? [] : ['may fail, and nothing answers for it']),
      ...(left ? [] : ['has no way to leave']),
      ...(ends ? [] : ['is waited for without a time-out']),
    ].map((flaw) => `${nodeName(node)}: the actor "${id}" ${flaw}`);
  });
}

/** XState gives an actor that is written in place a name of its own, so that every source is a name. */
export function invokesOf(node: AnyStateNode): { id: string; src: string }[] {
  return node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id }));
}

/** Whether something is declared for every failure of an actor. */
export function answersFailure(node: AnyStateNode, actorId: string): boolean {
  return lineOf(node).some((each) => each.transitions.get(errorType(actorId))?.some(({ guard }) => !guard));
}

function canLeave(node: AnyStateNode): boolean {
  const outcomes = node.invoke.flatMap(({ id }) => [doneType(id), errorType(id)]);
  return lineOf(node)
    .flatMap((each) => [...each.transitions.values()].flat())
    .some((transition) => !outcomes.includes(transition.eventType) && leaves(transition, node));
}

/** A listener has no answer to wait for. */
export function isCall(node: AnyStateNode, actorId: string): boolean {
  return node.transitions.has(doneType(actorId));
}

function timesOut(node: AnyStateNode): boolean {
  const timers = lineOf(node).flatMap(({ after }) => after);
  return timers.some((transition) => !transition.guard && leaves(transition, node));
}

function leaves({ target, source, reenter }: AnyTransitionDefinition, node: AnyStateNode): boolean {
  return (target ?? []).some(
    (to) => !lineOf(to).includes(node) || (to === node && (reenter || source !== node)),
  );
}

function lineOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...lineOf(node.parent)] : [node];
}

function missingWords({ events, outcomes }: AnyRegistryEntry, node: AnyStateNode): string[] {
  const types = [...node.transitions.keys()].filter(
    (type) => !type.startsWith('xstate.') && !type.includes('*'),
  );
  const answers = invokesOf(node).filter(({ id }) => node.transitions.has(doneType(id)));
  return [
    ...types.filter((type) => !events[type]?.length).map((type) => `the event "${type}" has no case`),
    ...answers
      .filter(({ src }) => !outcomes[src]?.done.length)
      .map(({ src }) => `the actor "${src}" has no answer`),
  ].map((flaw) => `${nodeName(node)}: ${flaw}`);
}

function accepts(node: AnyStateNode, type: string): boolean {
  return [...node.transitions.keys()].some(
    (descriptor) =>
      descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1))),
  );
}
