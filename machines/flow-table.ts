import type { AnyActorLogic } from 'xstate';

/** The flows of which one at a time is run, each by a name that is its machine's id. */
export type FlowTable = Readonly<Record<string, { logic: AnyActorLogic }>>;

export type FlowName<Table extends FlowTable> = keyof Table & string;

/** The logic of each flow of a table, by its name. */
export type FlowLogics<Table extends FlowTable> = { [Name in FlowName<Table>]: Table[Name]['logic'] };

/** The child that runs each flow of a table, by its name. */
export type FlowChildren<Table extends FlowTable> = { [Name in FlowName<Table>]: Name };

type FlowInvoke<Table extends FlowTable> = {
  [Name in FlowName<Table>]: { id: Name; src: Name };
}[FlowName<Table>];

export function flowNames<Table extends FlowTable>(table: Table): FlowName<Table>[] {
  return Object.keys(table);
}

/** The actors of a chart that runs the flows of a table. */
export function flowLogics<Table extends FlowTable>(table: Table): FlowLogics<Table> {
  return forEachFlow(table, (name) => table[name]?.logic) as FlowLogics<Table>;
}

/** What a state invokes that runs a flow: the child bears the flow's name. */
export function flowInvoke<Table extends FlowTable>(name: FlowName<Table>): FlowInvoke<Table> {
  return { id: name, src: name };
}

/** One thing for each flow of a table, such as the state that runs it. */
export function forEachFlow<Table extends FlowTable, Made>(
  table: Table,
  make: (name: FlowName<Table>) => Made,
): Record<FlowName<Table>, Made> {
  return Object.fromEntries(flowNames(table).map((name) => [name, make(name)])) as Record<
    FlowName<Table>,
    Made
  >;
}
