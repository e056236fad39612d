import type { HttpBindings } from '@hono/node-server';
import type { ClientRow, SessionRow, UserRow } from '#server/db/rows.ts';
import type { Caller } from './caller.ts';

/** The variables of a request: the tenant of an API call, and the member of a signed-in one. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings> & { caller?: Caller };
  Variables: { requestId: string; client: ClientRow; user: UserRow; session: SessionRow };
}
