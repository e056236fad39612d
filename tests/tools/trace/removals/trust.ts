import type { Removal } from '../removal.ts';

export const trustRemovals: readonly Removal[] = [
  {
    requirement: 'TRST-03',
    file: 'server/http/call-limit.ts',
    take: 'set: { calls: sql`${callCounts.calls} + excluded.calls` },',
    put: 'set: { calls: sql`excluded.calls` },',
    test: 'tests/api/limits.test.ts',
    title: '[HTTP-02] [TRST-03] holds over all servers once they have added up, for each address and minute',
  },
  {
    requirement: 'TRST-04',
    file: 'server/http/caller.ts',
    take: '!isTrusted(address) || ',
    test: 'tests/unit/caller.test.ts',
    title: '[TRST-04] is the last hop that nobody trusted names',
  },
  {
    requirement: 'TRST-05',
    file: 'server/db/backup.ts',
    take: 'if (existsSync(directory) && readdirSync(directory).length > 0) throw occupied(directory);',
    test: 'tests/api/backup.test.ts',
    title: '[TRST-05] over a database is refused, and leaves that one as it is',
  },
  {
    requirement: 'TRST-06',
    file: 'server/history/record.ts',
    take: 'await db.insert(accountHistory).values({ ...origin, ...entry, by, clientId, userId, at: now });',
    test: 'tests/api/account-history.test.ts',
    title: '[TRST-06] is the sign-up, and nothing of an address that is taken',
  },
  {
    requirement: 'TRST-07',
    file: 'src/browser/drafts.ts',
    take: ' && !isLikeCardNumber(value)',
    test: 'tests/unit/browser-drafts.test.ts',
    title: '[TRST-07] never holds the number of a card, whatever the field is called',
  },
  {
    requirement: 'TRST-08',
    file: 'server/telemetry/follow-requests.ts',
    take: ", 'http.response.status_code': status",
    test: 'tests/api/telemetry.test.ts',
    title:
      '[TRST-08] a watched server tells of requests, queries and jobs by their templates, and of no person',
  },
  {
    requirement: 'TRST-09',
    file: 'server/auth/session.ts',
    take: 'if (row.session.createdAt > latestAt(now)) await takeBackSessions(db, now);',
    test: 'tests/api/clock-jumps.test.ts',
    title:
      '[TRST-09] [AUTH-06] goes on if it began later than now, and lives no longer than one that begins now',
  },
  {
    requirement: 'TRST-10',
    file: 'server/app/worker/shell-keeper.ts',
    take: 'if (!document) throw networkError;',
    put: 'throw networkError;',
    test: 'tests/unit/shell-keeper.test.ts',
    title: '[TRST-10] is the shell when the network fails',
  },
];
