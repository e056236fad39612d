import { addMinutes, differenceInDays, subDays } from 'date-fns';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountHistory } from '#server/db/history-schema.ts';
import {
  attempts,
  callCounts,
  idempotencyKeys,
  outboxMails,
  passwordResets,
  pendingSignIns,
} from '#server/db/operations-schema.ts';
import { users } from '#server/db/schema.ts';
import { sandboxGrants } from '#server/db/sandbox-schema.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { createTestServer, testNow } from '#tests/support/api-server.ts';

test('[TRST-04] what no limit and no sign-in asks for any more is deleted, and nothing before', async () => {
  const server = await createTestServer();
  const { db } = server;
  const minuteOf = (date: Date) => Math.floor(date.getTime() / 60_000);
  const rows = [
    ['over', addMinutes(testNow, -3)],
    ['running', addMinutes(testNow, 3)],
  ] as const;
  for (const [name, expiresAt] of rows) {
    const identity = { subject: name, email: `${name}@example.com`, firstName: 'A', lastName: 'B' };
    await db.insert(attempts).values({ keyHash: name, times: [testNow], expiresAt });
    await db
      .insert(callCounts)
      .values({ minute: Math.min(minuteOf(expiresAt), minuteOf(testNow)), addressHash: name, calls: 1 });
    await db.insert(pendingSignIns).values({
      stateHash: name,
      clientId: 'varsity',
      provider: 'google',
      page: '/',
      referralCode: null,
      browserHash: name,
      verifier: name,
      expiresAt,
    });
    await db.insert(sandboxGrants).values({
      codeHash: name,
      provider: 'google',
      clientId: 'varsity',
      challenge: name,
      identity,
      expiresAt,
    });
  }
  await db.insert(callCounts).values({ minute: minuteOf(testNow) + 2, addressHash: 'ahead', calls: 1 });
  const left = async () => [
    (await db.select().from(attempts)).map(({ keyHash }) => keyHash),
    (await db.select().from(callCounts)).map(({ addressHash }) => addressHash),
    (await db.select().from(pendingSignIns)).map(({ stateHash }) => stateHash),
    (await db.select().from(sandboxGrants)).map(({ codeHash }) => codeHash),
  ];
  const names = rows.map(([name]) => name);
  expect(await left()).toEqual([names, [...names, 'ahead'], names, names]);
  await deleteExpired(db, testNow);
  expect(await left()).toEqual([['running'], ['running'], ['running'], ['running']]);
  await server.close();
});

test('[TRST-04] of mail that was given up a record stays for thirty days', async () => {
  const { db, close } = await createTestServer();
  const mail = { clientId: 'varsity', recipient: 'a@example.com', body: '' };
  await db.insert(outboxMails).values([
    { ...mail, subject: 'older', state: 'given up', createdAt: subDays(testNow, 31) },
    { ...mail, subject: 'younger', state: 'given up', createdAt: subDays(testNow, 29) },
    { ...mail, subject: 'kept', createdAt: subDays(testNow, 31) },
  ]);
  await deleteExpired(db, testNow);
  const left = await db.select({ subject: outboxMails.subject }).from(outboxMails);
  expect(left.map(({ subject }) => subject)).toEqual(['younger', 'kept']);
  await close();
});

const retention = { historyOriginDays: 90, mailRecordDays: 10, idempotencyDays: 2, sandbox: false };

test('[SCAL-04] what is stored for a time is deleted when the settings say', async () => {
  const { db, close } = await createTestServer();
  const [user] = await db.select().from(users).where(eq(users.email, 'active@example.com')).limit(1);
  if (user === undefined) throw new Error('There is no such member.');
  const own = { clientId: user.clientId, userId: user.id };
  const ages = [1, 3, 11, 91];
  const origin = { browser: 'Chrome on Linux', address: '203.0.113.9', requestId: 'request-0001' };
  await db.delete(outboxMails);
  await db.insert(outboxMails).values(
    ages.map((age) => ({
      clientId: user.clientId,
      recipient: 'a@example.com',
      subject: `${age}`,
      body: 'Your code is 123456.',
      createdAt: subDays(testNow, age),
    })),
  );
  await db.insert(accountHistory).values(
    ages.map((age) => ({
      ...own,
      ...origin,
      at: subDays(testNow, age),
      kind: 'passwordChanged' as const,
      by: 'member' as const,
    })),
  );
  await db.insert(idempotencyKeys).values(
    ages.map((age) => ({
      ...own,
      key: `${age}`,
      requestHash: '',
      status: 201,
      createdAt: subDays(testNow, age),
    })),
  );
  await db.insert(passwordResets).values(
    ages.map((age) => ({
      ...own,
      kind: 'code' as const,
      secretHash: `${age}`,
      salt: '',
      createdAt: testNow,
      expiresAt: subDays(testNow, age - 2),
    })),
  );
  await deleteExpired(db, testNow, retention);
  const mails = await db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt));
  expect(mails.map(({ subject, state, body }) => [subject, state, body])).toEqual([
    ['1', 'given up', ''],
    ['3', 'given up', ''],
  ]);
  const entries = await db.select().from(accountHistory).where(eq(accountHistory.requestId, 'request-0001'));
  expect(entries.map(({ at }) => differenceInDays(testNow, at)).toSorted((a, b) => a - b)).toEqual([
    1, 3, 11,
  ]);
  const cleared = await db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.at, subDays(testNow, 91)));
  expect(cleared).toMatchObject([{ kind: 'passwordChanged', browser: null, address: null, requestId: null }]);
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['1']);
  expect((await db.select().from(passwordResets)).map(({ secretHash }) => secretHash)).toEqual(['1']);
  await expect(
    db.update(accountHistory).set({ browser: null, address: null, requestId: null, plan: 'Other' }),
  ).rejects.toThrow('Failed query');
  await close();
});
