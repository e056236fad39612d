import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface DeclaredTransition {
  /** The same for the same transition in every copy of a machine: source, event, place among its branches. */
  key: string;
  source: string;
  event: string;
  guard: string | null;
  actions: string[];
  targets: string[];
}

/** Every transition that a machine declares, one for each branch of a guarded one. */
export function declaredTransitions(
  machine: AnyStateMachine,
): Map<AnyTransitionDefinition, DeclaredTransition> {
  const declared = new Map<AnyTransitionDefinition, DeclaredTransition>();
  for (const node of allNodes(machine.root)) {
    const groups = [...node.transitions.values(), node.always ?? []];
    for (const branches of groups) {
      branches.forEach((definition, index) => declared.set(definition, describe(definition, index)));
    }
  }
  return declared;
}

export function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

/** Where a member can rest: the states without children. Their names are paths, such as `open.choosing`. */
export function leafNodes(machine: AnyStateMachine): AnyStateNode[] {
  return allNodes(machine.root).filter((node) => node.type === 'atomic' || node.type === 'final');
}

export function nodeName(node: AnyStateNode): string {
  return node.path.join('.') || node.key;
}

/** What an event of XState is called in the words of paths: `done sendForm`, `after answerTimeout`. */
export function eventName(event: string): string {
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event);
  if (actor) return `${actor[1]} ${actor[2]}`;
  const state = /^xstate\.done\.state\.(.+)$/.exec(event);
  if (state) return `done ${state[1]}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(event);
  return delay ? `after ${delay[1]}` : event || 'always';
}

/** The key of a transition by its source's name, the type of its event and its place among the branches. */
export function transitionKey(source: string, eventType: string, index: number): string {
  return `${source} | ${eventName(eventType)} | ${index}`;
}

/** One line that a reader understands: `sending: error sendForm [mustWait] → waiting / setError`. */
export function describeTransition({ source, event, guard, targets, actions }: DeclaredTransition): string {
  const condition = guard ? ` [${guard}]` : '';
  const effects = actions.length > 0 ? ` / ${actions.join(', ')}` : '';
  return `${source}: ${event}${condition} → ${targets.join(' & ') || 'stays'}${effects}`;
}

function describe(definition: AnyTransitionDefinition, index: number): DeclaredTransition {
  const event = eventName(definition.eventType);
  const source = nodeName(definition.source);
  return {
    key: transitionKey(source, definition.eventType, index),
    source,
    event,
    guard: definition.guard ? nameOf(definition.guard) : null,
    actions: definition.actions.map(nameOf),
    targets: (definition.target ?? []).map(nodeName),
  };
}

function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  if (typeof implementation === 'function') return implementation.name || 'inline';
  return typeof implementation === 'object' && implementation !== null && 'type' in implementation
    ? String(implementation.type)
    : 'inline';
}
