import type { AnyStateMachine } from 'xstate';
import type { AppError } from '#machines/domain/app-error.ts';
import { invokesOf, runsMachine } from '#paths/explore/chart-flaws.ts';
import { allNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import type { GraphNode, MachineGraph } from '#paths/explore/graph.ts';
import { runningActors } from '#paths/explore/position.ts';
import type { Route } from '#paths/plan/routes.ts';
import { activeNodes } from '#paths/explore/xstate-internals.ts';
import type { Cell, RunCall } from './cell.ts';
import { createSurvival } from './survival.ts';

/** Each call of a machine under each fault; null is an answer that takes ten seconds. */
export function machineCells(graph: MachineGraph, faults: ReadonlyMap<string, AppError | null>): Cell[] {
  const { entry } = graph;
  const routes = shortestRoutes(graph);
  const survive = createSurvival(graph);
  return callsOf(graph, entry.machine).flatMap((call) => {
    const where = `${entry.machine.id}.${nodeName(call.node)}: ${call.id}`;
    const route = [...routes].find(([node]) => runs(node, call))?.[1];
    return [...faults].map(([fault, error]): Cell => {
      const found = route ? survive(route, call, error) : 'is never reached';
      return { where, fault, found };
    });
  });
}

/** The calls that a machine makes, of the copy that is explored or of any other. */
export function callsOf({ machine }: { machine: AnyStateMachine }, declared = machine): RunCall[] {
  return allNodes(machine.root).flatMap((node) =>
    invokesOf(node)
      .filter(({ src }) => !runsMachine(declared, src))
      .map(({ id, src }) => ({ node, id, src })),
  );
}

/** Whether the machine makes the call in this state. */
export function runs({ position }: GraphNode, { node, id }: RunCall): boolean {
  return (
    position.snapshot.status === 'active' &&
    activeNodes(position.snapshot).includes(node) &&
    runningActors(position).some((actor) => actor.id === id)
  );
}

/** The shortest route to each node, the nearest first. */
export function shortestRoutes({ starts }: MachineGraph): Map<GraphNode, Route> {
  const routes = new Map<GraphNode, Route>();
  for (const start of starts) {
    if (!routes.has(start.node)) routes.set(start.node, { start, edges: [] });
  }
  for (const [node, { start, edges }] of routes) {
    for (const edge of node.edges) {
      if (!routes.has(edge.to)) routes.set(edge.to, { start, edges: [...edges, edge] });
    }
  }
  return routes;
}
