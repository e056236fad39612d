import type { ActorLogic, Snapshot } from 'xstate';
import { TestModel, type StatePath } from 'xstate/graph';
import { caseId, slug } from './case-id.ts';
import type { GraphEdge, GraphNode, GraphStart, MachineGraph } from './graph.ts';
import type { Route } from './routes.ts';

/** Where a way through the explored graph stands; nowhere before it has begun. */
type Place = Snapshot<undefined> & { node: GraphNode | null };

interface Passage {
  type: string;
  start?: GraphStart;
  edge?: GraphEdge;
}

export type GraphPath = StatePath<Place, Passage>;

const nowhere: Place = { status: 'active', output: undefined, error: undefined, node: null };

const logic: ActorLogic<Place, Passage, undefined> = {
  getInitialSnapshot: () => nowhere,
  transition: (place, { start, edge }) => ({ ...nowhere, node: start?.node ?? edge?.to ?? place.node }),
  getPersistedSnapshot: (place) => place,
};

/** The explored graph as a model of `xstate/graph`, which finds ways in it and leaves out those within others. */
export function modelOf({ starts }: MachineGraph): TestModel<Place, Passage, undefined> {
  const beginnings = starts.map((start) => ({ type: `start~${slug(start.title)}`, start }));
  return new TestModel<Place, Passage, undefined>(logic, {
    events: ({ node }) => node?.edges.map((edge) => ({ type: caseId(edge.cause), edge })) ?? beginnings,
    serializeState: ({ node }) => node?.key ?? '',
    serializeEvent: ({ type }) => type,
  });
}

/** A path of the library as a route of the graph; the library puts an event of its own before the first. */
export function routeOf({ steps }: GraphPath): Route {
  const [start] = steps.flatMap(({ event }) => event.start ?? []);
  if (!start) throw new Error('A path begins with one of the inputs.');
  return { start, edges: steps.flatMap(({ event }) => event.edge ?? []) };
}
