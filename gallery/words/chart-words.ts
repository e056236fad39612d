import { StateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry, EventSource } from '#machines/registry-entry.ts';
import { allNodes, nodeName, type DeclaredTransition } from '#paths/explore/declared-transitions.ts';
import { explore, type MachineGraph } from '#paths/explore/graph.ts';
import { actorsOf } from '#paths/explore/xstate-internals.ts';
import type { Chart, ChartInvoke, ChartState, ChartTransition, TransitionKind } from './chart.ts';
import { causesTaking } from './causes-taking.ts';
import { guardWords, namedGuard } from './guard-words.ts';
import { toneOfAll } from './looks.ts';
import { plainWords } from '#paths/text/plain-words.ts';
import { labelsOf } from './transition-labels.ts';

/** Reads a machine in plain words; what each transition is called comes from where its causes really lead. */
export function chartWords(entry: AnyRegistryEntry): Chart {
  const graph = explore(entry);
  const labels = labelsOf(graph);
  const causes = causesTaking(graph);
  const resting = new Set(graph.nodes.flatMap(({ leaves }) => leaves));
  return {
    id: entry.machine.id,
    title: entry.title,
    summary: entry.summary,
    states: allNodes(entry.machine.root).map((node) => stateWords(entry, node, resting)),
    transitions: [...graph.declared].map(([definition, declared]) =>
      transitionWords(graph, definition, declared, {
        label: labels.get(declared.key) ?? declared.event,
        tone: toneOfAll(causes.get(declared.key) ?? []),
      }),
    ),
  };
}

function stateWords(entry: AnyRegistryEntry, node: AnyStateNode, resting: ReadonlySet<string>): ChartState {
  const id = nodeName(node);
  return {
    id,
    parent: node.parent ? nodeName(node.parent) : null,
    kind: node.type,
    words: node.parent ? plainWords(node.key) : entry.title,
    description: node.description ?? '',
    tags: node.tags,
    isInitial: node.parent?.initial?.target.includes(node) ?? false,
    isFinal: node.type === 'final',
    isResting: resting.has(id),
    invokes: node.invoke.map(({ id: invokeId, src }) =>
      invokeWords(entry, invokeId, typeof src === 'string' ? src : invokeId),
    ),
  };
}

function invokeWords(entry: AnyRegistryEntry, id: string, source: string): ChartInvoke {
  const flow = registry.find(({ machine }) => machine.id === source);
  if (flow) return { kind: 'machine', id, machineId: flow.machine.id };
  const logic = actorsOf(entry.machine).find(([name]) => name === source)?.[1];
  if (!(logic instanceof StateMachine)) return { kind: 'calls', id };
  return { kind: 'machine', id, machineId: machinesByShape.get(shapeOf(logic.root)) ?? null };
}

/** The flows that run a machine inside them. */
export function flowsAround(machineId: string): AnyRegistryEntry[] {
  return registry.filter((entry) =>
    allNodes(entry.machine.root).some(({ invoke }) =>
      invoke.some(({ id, src }) => {
        const inside = invokeWords(entry, id, typeof src === 'string' ? src : id);
        return inside.kind === 'machine' && inside.machineId === machineId;
      }),
    ),
  );
}

/** Forms, reads and payments are made by one function each: they differ in their ids alone. */
function shapeOf(root: AnyStateNode): string {
  return allNodes(root)
    .flatMap(({ path, transitions }) => [path.join('.'), ...transitions.keys()])
    .filter((name) => !name.startsWith('xstate.'))
    .join(' ');
}

const machinesByShape = new Map(registry.map(({ machine }) => [shapeOf(machine.root), machine.id]));

function transitionWords(
  { entry }: MachineGraph,
  definition: AnyTransitionDefinition,
  { key, source, event, actions, targets }: DeclaredTransition,
  words: Pick<ChartTransition, 'label' | 'tone'>,
): ChartTransition {
  const kind = kindOf(definition.eventType);
  const guard = namedGuard(definition);
  const [to = null] = targets;
  return {
    key,
    from: source,
    to,
    targets,
    ...words,
    kind,
    by: eventSource(entry, definition, kind),
    ...(guard && { guard: guardWords(entry.machine.id, guard) }),
    actions,
    event,
  };
}

function kindOf(eventType: string): TransitionKind {
  if (eventType === '') return 'always';
  const [, kind] = /^xstate\.(done|error|after)\./.exec(eventType) ?? [];
  return (kind as 'done' | 'error' | 'after' | undefined) ?? 'event';
}

function eventSource(
  entry: AnyRegistryEntry,
  { source, eventType }: AnyTransitionDefinition,
  kind: TransitionKind,
): EventSource {
  if (kind === 'always') return 'app';
  if (kind === 'after') return 'clock';
  if (kind === 'event') return entry.source[eventType] ?? 'app';
  const actorId = eventType.split('.actor.')[1];
  const invoked = source.invoke.find(({ id }) => id === actorId);
  if (!invoked) return 'app';
  const src = typeof invoked.src === 'string' ? invoked.src : invoked.id;
  return invokeWords(entry, invoked.id, src).kind === 'machine' ? 'child' : 'server';
}
