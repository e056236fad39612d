import type { AnyActorRef } from 'xstate';
import { isCall } from '#paths/explore/chart-flaws.ts';
import { nodeName } from '#paths/explore/declared-transitions.ts';
import type { GraphEdge, GraphNode, MachineGraph } from '#paths/explore/graph.ts';
import { move, runningActors, type Cause, type Position } from '#paths/explore/position.ts';
import type { Route } from '#paths/plan/routes.ts';
import { sourceOf } from '#paths/explore/xstate-internals.ts';
import { registry } from '#tests/unit/api-cases/every-call.ts';
import type { Cell, RunCall } from './cell.ts';
import { startFaultRun } from './fault-run.ts';
import { callsOf, runs, shortestRoutes } from './machine-cells.ts';
import { waitsInVain } from './survival.ts';

/**
 * Each call of a machine while the member goes on: whatever they do in any state that makes it, a change is not sent a
 * second time, and an answer that comes after that, or that is not awaited any more, is survived.
 */
export function situationCells(graph: MachineGraph): Cell[] {
  const { entry } = graph;
  const routes = shortestRoutes(graph);
  return callsOf(graph, entry.machine)
    .filter(({ node, id }) => isCall(node, id))
    .flatMap((call) => {
      const where = `${entry.machine.id}.${nodeName(call.node)}: ${call.id}`;
      const gestures = [...routes]
        .filter(([node]) => runs(node, call))
        .flatMap(([node, route]) => gesturesAt(graph, node).map((edge) => ({ edge, route })));
      const twice = gestures.find(({ edge }) => isMadeAgain(graph, edge, call));
      const late = gestures
        .map((gesture) => lateAnswer(graph, gesture, call))
        .find((found) => found !== null);
      return [
        {
          where,
          fault: 'double submit',
          found: twice ? `is made again by "${twice.edge.cause.title}"` : null,
        },
        { where, fault: 'late answer', found: late ?? null },
      ];
    });
}

/** What the member can do there. */
function gesturesAt({ entry }: MachineGraph, { edges }: GraphNode): GraphEdge[] {
  return edges.filter(({ cause }) => cause.kind === 'event' && entry.source[cause.event.type] === 'member');
}

/** A read may begin anew: the one before is aborted. */
function isMadeAgain({ machine }: MachineGraph, { from, cause }: GraphEdge, { id, src }: RunCall): boolean {
  if (registry.get(src)?.method === 'GET') return false;
  const made = actorIn(from.position, id);
  const { position } = move(machine, from.position, cause);
  return runningActors(position).some((actor) => sourceOf(actor) === src && actor !== made);
}

/** What goes wrong when an answer comes after a gesture, or is not awaited any more since; null for nothing. */
function lateAnswer(
  graph: MachineGraph,
  { edge, route }: { edge: GraphEdge; route: Route },
  { id, src }: RunCall,
): string | null {
  const made = actorIn(edge.from.position, id);
  const isAwaited = actorIn(move(graph.machine, edge.from.position, edge.cause).position, id) === made;
  const { done = [] } = graph.entry.outcomes[src] ?? {};
  const answers = done.map((found): Cause => ({ kind: 'done', actorId: id, ...found }));
  for (const answer of isAwaited ? answers : [null]) {
    const run = startFaultRun(graph, route);
    try {
      run.take(edge.cause);
      if (answer) run.take(answer);
      const found = run.broken() ?? waitsInVain(run.position);
      if (found !== null)
        return `${found}, after "${edge.cause.title}"${answer ? ` and "${answer.title}"` : ''}`;
    } finally {
      run.stop();
    }
  }
  return null;
}

function actorIn(position: Position, id: string): AnyActorRef | undefined {
  return runningActors(position).find((actor) => actor.id === id);
}
