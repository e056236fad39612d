import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { signingKeys } from '#server/db/operations-schema.ts';
import type { Services } from '#server/services.ts';

const known = new WeakMap<Database, Promise<string>>();

async function readOrMake({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string> {
  const purpose = 'device';
  const key = randomBytes(32).toString('base64url');
  await db.insert(signingKeys).values({ purpose, key, createdAt: clock.now() }).onConflictDoNothing();
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  return row?.key ?? key;
}

/** The key that signs device cookies: made once in a database, and read once in a process. */
export function deviceKey(services: Pick<Services, 'db' | 'clock'>): Promise<string> {
  const { db } = services;
  const key = known.get(db) ?? readOrMake(services);
  known.set(db, key);
  key.catch(() => known.delete(db));
  return key;
}
