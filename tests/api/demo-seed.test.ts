import { expect, test } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { createDemoMember, demoEmail } from '#server/demo/member-states.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { demoMembers, demoStates } from '#server/demo/personas.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';

test('announces each of the fifteen members once, with what they show', () => {
  expect(demoMembers.map(({ state }) => state)).toEqual([...demoStates]);
  expect(demoStates).toHaveLength(15);
  expect(new Set(demoMembers.map(({ name }) => name)).size).toBe(15);
  for (const { shows } of demoMembers) expect(shows.length).toBeGreaterThan(10);
});

test('seeds a database, to which more members of each state can be added', async () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const { db, close } = await openEmbedded({});
  await seedDemo(db, { now });
  expect(await db.select().from(users)).toHaveLength(demoTenants.length * demoStates.length);
  for (const state of demoStates) {
    const made = await createDemoMember(db, { clientId: 'harbor', state, now });
    expect(made.email).toMatch(new RegExp(`^${state}-[0-9a-f]{8}@example\\.com$`));
    expect(made.activationToken !== null).toBe(state === 'incomplete');
  }
  await expect(
    createDemoMember(db, { clientId: 'harbor', state: 'new', email: demoEmail('new'), now }),
  ).rejects.toThrow('Failed query');
  await expect(seedDemo(db, { now })).rejects.toThrow('Failed query');
  await close();
});
