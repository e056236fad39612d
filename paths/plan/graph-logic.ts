import type { ActorLogic, Snapshot } from 'xstate';
import { TestModel, type StatePath } from 'xstate/graph';
import { slug } from '#paths/explore/case-id.ts';
import type { GraphEdge, GraphNode, GraphStart, MachineGraph } from '#paths/explore/graph.ts';
import type { Route } from './routes.ts';

/** Where a way through the explored graph stands; nowhere before it has begun. The library writes it down as its key. */
type Place = Snapshot<undefined> & { node: GraphNode | null; toJSON: () => string };

interface Passage {
  type: string;
  start?: GraphStart;
  edge?: GraphEdge;
  toJSON: () => string;
}

export type GraphPath = StatePath<Place, Passage>;

const logic: ActorLogic<Place, Passage, undefined> = {
  getInitialSnapshot: () => at(null),
  transition: (place, { start, edge }) => at(start?.node ?? edge?.to ?? place.node),
  getPersistedSnapshot: (place) => place,
};

/** Never empty, which the library takes for none. */
const keyOf = (node: GraphNode | null) => node?.key ?? 'nowhere';

function at(node: GraphNode | null): Place {
  const toJSON = () => keyOf(node);
  return { status: 'active', output: undefined, error: undefined, node, toJSON };
}

function passage(type: string, way: Pick<Passage, 'start' | 'edge'>): Passage {
  return { type, ...way, toJSON: () => type };
}

/** The explored graph as a model of `xstate/graph`, which finds ways in it and leaves out those within others. */
export function modelOf({ starts }: MachineGraph): TestModel<Place, Passage, undefined> {
  const beginnings = starts.map((start) => passage(`start~${slug(start.title)}`, { start }));
  return new TestModel<Place, Passage, undefined>(logic, {
    events: ({ node }) => node?.edges.map((edge) => passage(edge.id, { edge })) ?? beginnings,
    serializeState: ({ node }) => keyOf(node),
    serializeEvent: ({ type }) => type,
  });
}

/** A path of the library as a route of the graph; the library puts an event of its own before the first. */
export function routeOf({ steps }: GraphPath): Route {
  const [start] = steps.flatMap(({ event }) => event.start ?? []);
  if (!start) throw new Error('A path begins with one of the inputs.');
  return { start, edges: steps.flatMap(({ event }) => event.edge ?? []) };
}
