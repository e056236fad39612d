import * as v from 'valibot';
import type { DemoState } from '#server/demo/personas.ts';
import type { TestMember } from '#tests/support/api-members.ts';
import type { HistoryOrder } from '#tests/support/history-order.ts';
import { historyOrders } from '#tests/support/history-orders.ts';
import { parallelOrders, type Request } from '#tests/support/parallel-orders.ts';
import { sessionOrders } from '#tests/support/session-orders.ts';
import type { TestServer } from '#tests/support/api-server.ts';

/** A call of the registry, as somebody in a state of the demo makes it and is answered. */
export interface SituationOrder {
  state: DemoState;
  /** Made before somebody is logged in. */
  isVisitor?: true;
  request: (server: TestServer, member: Caller) => Promise<Request>;
  /**
   * What the history tells of a call that writes, where no order of the history says it: nothing, as it has no effect on
   * money, plan, card, email or password; or something that has a test of its own.
   */
  history?: 'none' | 'apart';
}

/** The orders by the names of the calls; a file `*.orders.ts` exports them as `orders`. */
export type SituationOrders = Readonly<Record<string, SituationOrder>>;

/** Who makes a call. */
export interface Caller extends TestMember {
  activationToken: string;
}

const items = v.object({ items: v.array(v.looseObject({ id: v.string() })) });

/** A call that somebody logged in makes on a page: nothing comes of it. */
export function read(path: string, state: DemoState = 'active'): SituationOrder {
  return { state, request: async () => ({ method: 'GET', path }) };
}

/** Reads the first of a list by its id. */
export function readFirst(path: string): SituationOrder {
  const request = async (_: TestServer, member: Caller): Promise<Request> => ({
    method: 'GET',
    path: `${path}/${await firstOf(member, path)}`,
  });
  return { state: 'active', request };
}

export async function firstOf(member: Caller, path: string): Promise<string> {
  const [first] = v.parse(items, await (await member.get(path)).json()).items;
  if (!first) throw new Error(`There is nothing at ${path}.`);
  return first.id;
}

/** What a visitor sends; nobody is logged in. */
export function visit(
  path: string,
  bodyOf?: (server: TestServer, member: Caller) => Promise<object>,
): SituationOrder {
  return {
    state: 'active',
    isVisitor: true,
    request: async (server, member) =>
      bodyOf ? { method: 'POST', path, body: await bodyOf(server, member) } : { method: 'GET', path },
  };
}

export function inParallel(name: string): SituationOrder {
  const order = parallelOrders.find((each) => each.name === name);
  if (!order) throw new Error(`There is no parallel order "${name}".`);
  const request = async (server: TestServer, member: Caller) => {
    const [first] = await order.prepare(server, member);
    if (!first) throw new Error(`The order "${name}" asks for nothing.`);
    return first;
  };
  return { state: order.state, request };
}

export function asWritten(name: string): SituationOrder {
  const all: readonly HistoryOrder[] = [...historyOrders, ...sessionOrders];
  const order = all.find((each) => each.name === name);
  if (!order) throw new Error(`There is no order "${name}" in the history.`);
  return { state: order.state, request: order.request };
}
