import { and, eq } from 'drizzle-orm';
import { memberships, users } from '#server/db/schema.ts';
import type { TestServer } from './api-server.ts';

let made = 0;
const newEmail = () => `newcomer${(made += 1)}@example.com`;

/** What a newcomer sends to sign up. */
export function form(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Nia',
    lastName: 'Okafor-Šimić',
    email: newEmail(),
    password: 'Corr3ct!horse',
    passwordConfirmation: 'Corr3ct!horse',
    over18: true,
    newsletter: true,
    ...changes,
  };
}

/** What the database has of somebody. */
export async function rowsOf({ db }: TestServer, email: string, clientId = 'varsity') {
  const where = and(eq(users.clientId, clientId), eq(users.email, email));
  const [user] = await db.select().from(users).where(where);
  const own = user ? await db.select().from(memberships).where(eq(memberships.userId, user.id)) : [];
  return { user, membership: own[0] };
}
