import { eq } from 'drizzle-orm';
import { hashPassword } from '#server/auth/password.ts';
import { openPostgres } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { startServer } from '#server/start.ts';

/*
 * The server in a process of its own, with the limits of production, on the empty PostgreSQL of `DATABASE_URL`. It makes
 * as many `MEMBERS` as asked for, with one `PASSWORD`, whose hash costs what any member's does, and reports their emails.
 */

const database = await openPostgres(process.env['DATABASE_URL'] ?? '');
const { db } = database;
const now = new Date();
await seedDemo(db, { now });
const passwordHash = await hashPassword(process.env['PASSWORD'] ?? '');
const emails: string[] = [];
for (let left = Number(process.env['MEMBERS']); left > 0; left -= 1) {
  const { userId, email } = await createDemoMember(db, { clientId: 'varsity', state: 'active', now });
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  emails.push(email);
}
const hashWorkers = Number(process.env['HASH_WORKERS']);
const { port, services } = await startServer({
  port: 0,
  pages: 'none',
  sandbox: false,
  database: () => Promise.resolve(database),
  trustedProxies: ['127.0.0.1', '::1'],
  ...(hashWorkers > 0 && { hashWorkers }),
});
process.send?.({ port, emails, workers: services.settings.hashWorkers });
process.on('disconnect', () => process.exit(0));
