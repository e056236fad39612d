import { and, eq } from 'drizzle-orm';
import { users } from '#server/db/schema.ts';
import { demoEmail } from '#server/demo/member-states.ts';
import type { DemoState } from '#server/demo/personas.ts';
import type { TestClient } from './api-client.ts';
import type { TestServer } from './api-server.ts';

/** The demo member in a state, signed in at a tenant. Throws where that fails. */
export async function signInDemo(
  server: TestServer,
  state: DemoState,
  host = 'varsity.localhost',
): Promise<TestClient> {
  const member = server.client(host);
  const { status } = await member.login(demoEmail(state));
  if (status !== 200) throw new Error(`${demoEmail(state)} could not sign in: ${status}`);
  return member;
}

/** The id of varsity's demo member in a state. */
export async function demoUserId({ db }: TestServer, state: DemoState): Promise<string> {
  const where = and(eq(users.clientId, 'varsity'), eq(users.email, demoEmail(state)));
  const [user] = await db.select().from(users).where(where);
  if (!user) throw new Error(`There is no ${demoEmail(state)}.`);
  return user.id;
}
