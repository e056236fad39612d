import type { Database } from '#server/db/database.ts';
import { insertMembers } from './insert-rows.ts';
import { demoEmail, demoMemberRows, demoPasswordHash } from './member-states.ts';
import { together } from './person-rows.ts';
import { demoStates } from './personas.ts';
import { insertTenant, tenantRows } from './tenant-rows.ts';
import { demoTenants } from './tenants/tenants.ts';

/** Fills an empty database with the three demo tenants and their members, as of `now`. Rejects when they are there. */
export async function seedDemo(db: Database, { now }: { now: Date }): Promise<void> {
  const passwordHash = await demoPasswordHash();
  const members = demoTenants.flatMap(({ id: clientId }) =>
    demoStates.map((state) =>
      demoMemberRows({ clientId, state, email: demoEmail(state), now }, passwordHash),
    ),
  );
  await db.transaction(async (transaction) => {
    for (const tenant of demoTenants) await insertTenant(transaction, tenantRows(tenant, now));
    await insertMembers(transaction, together(members));
  });
}
