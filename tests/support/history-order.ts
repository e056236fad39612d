import type { HistoryKind } from '#machines/domain/history.ts';
import type { DemoState } from '#server/demo/personas.ts';
import type { TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';
import type { Request } from './parallel-orders.ts';

/** Something that a signed-in member does, and what their history tells of it. */
export interface HistoryOrder {
  /** The call as the API knows it: `POST /cards/:id/pause`. */
  call: string;
  name: string;
  state: DemoState;
  request: (server: TestServer, member: TestMember) => Promise<Request>;
  /** The same call, made so that it is refused, or has nothing left to do. */
  refused: (server: TestServer, member: TestMember) => Promise<Request>;
  writes: readonly HistoryKind[];
}

export type MakeRequest = HistoryOrder['request'];

/** A call that needs nothing of its member. */
export const send =
  (method: Request['method'], path: string, body?: unknown): MakeRequest =>
  async () => ({ method, path, ...(body !== undefined && { body }) });
