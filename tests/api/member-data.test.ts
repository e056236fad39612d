import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as activity from '#server/db/activity-schema.ts';
import * as owed from '#server/db/debts-schema.ts';
import * as history from '#server/db/history-schema.ts';
import * as books from '#server/db/ledger-schema.ts';
import * as operations from '#server/db/operations-schema.ts';
import * as saved from '#server/db/saved-offers-schema.ts';
import * as people from '#server/db/schema.ts';
import { demoEmail } from '#server/demo/member-states.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { exportMember } from '#server/members/export-member.ts';
import { membersTables } from '#server/members/members-tables.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { ledgerOf, makeMember, signInAs } from '#tests/support/api-members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const tables = Object.values({
  ...people,
  ...activity,
  ...operations,
  ...history,
  ...owed,
  ...books,
  ...saved,
}).filter((each) => is(each, PgTable));

describe('an export', () => {
  test('[SCAL-04] has every table with rows of members', () => {
    const ofMembers = tables.filter((table) => 'userId' in getTableColumns(table));
    expect(new Set(Object.values(membersTables))).toEqual(new Set(ofMembers));
  });

  test('[SCAL-04] has what is stored about one member, and no secret', async () => {
    const email = demoEmail('active');
    const stored = await exportMember(server.db, { clientId: 'varsity', email: email.toUpperCase() });
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      [...Object.keys(membersTables), 'users', 'membershipSubscriptions', 'outboxMails'].sort(),
    );
    expect(stored?.['users']).toMatchObject([{ email, clientId: 'varsity' }]);
    for (const name of ['cards', 'charges', 'cardTransactions', 'payouts', 'membershipSubscriptions']) {
      expect(stored?.[name]?.length).toBeGreaterThan(0);
    }
    expect(JSON.stringify(stored)).not.toMatch(/scrypt|Hash"|"salt"/);
    expect(await exportMember(server.db, { clientId: 'varsity', email: 'nobody@example.com' })).toBeNull();
  });
});

describe('an erased member', () => {
  test('[SCAL-04] leaves amounts, states and days in the books, and nothing else; others lose nothing', async () => {
    const { userId, email } = await signInAs(server, 'active');
    const other = await makeMember(server, 'active');
    const before = await ledgerOf(server, { userId });
    const ofOther = await ledgerOf(server, other);
    const entries = await eraseMember(server.db, { clientId: 'varsity', email });
    expect(entries).toBe(before.charges.length + before.payouts.length);
    for (const table of tables) {
      const rows = JSON.stringify(await server.db.select().from(table));
      expect(rows).not.toContain(userId);
      expect(rows).not.toContain(email);
    }
    const ledger = await server.db.select().from(operations.erasedLedger);
    const sum = (rows: { amountCents: number }[]) =>
      rows.reduce((total, { amountCents }) => total + amountCents, 0);
    expect(sum(ledger)).toBe(sum(before.charges) + sum(before.payouts));
    expect(await ledgerOf(server, other)).toEqual(ofOther);
    expect(await eraseMember(server.db, { clientId: 'varsity', email })).toBeNull();
  });

  test('[SCAL-04] is left as they are while a payment is pending', async () => {
    const { userId, email } = await makeMember(server, 'active');
    const [row] = (await ledgerOf(server, { userId })).charges;
    const charge = {
      ...row,
      id: undefined,
      subscriptionId: null,
      status: 'pending',
      settlesAt: server.clock.now(),
    };
    await server.db.insert(people.charges).values(charge as typeof people.charges.$inferInsert);
    await expect(eraseMember(server.db, { clientId: 'varsity', email })).rejects.toThrow('pending');
    expect((await ledgerOf(server, { userId })).charges.length).toBeGreaterThan(1);
  });
});
