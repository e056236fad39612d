import { addMinutes, subDays } from 'date-fns';
import { expect, test } from 'vitest';
import { callCounts, outboxMails, pendingSignIns, attempts } from '#server/db/operations-schema.ts';
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
