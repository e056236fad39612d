import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { alterField, isCall, type Alter } from '#tests/support/altered-api.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { conformAltered } from '#tests/support/conform.ts';
import { reportText } from '#tests/tools/conform/report.ts';
import type { ConformOptions } from '#tests/tools/conform/settings.ts';

let server: RunningServer;
let target: string;

beforeAll(async () => {
  server = await startTestServer({ pages: 'none' });
  target = `http://localhost:${server.port}`;
}, 120_000);

afterAll(() => server?.stop());

const found = (alter: Alter, changed: Partial<ConformOptions> = {}) => conformAltered(target, alter, changed);

const nothing: Alter = () => undefined;
const isTokenCall = (request: Request) => new URL(request.url).pathname === '/sanctum/csrf-cookie';
const password = 'Demo!2345';

describe('npm run conform names the cause', { timeout: 60_000 }, () => {
  test('[BACK-05] of a login that has no token: the call for the token', async () => {
    const report = await found((request) => (isTokenCall(request) ? { status: 500 } : undefined));
    expect(report.broken.map(({ call, came }) => `${call}: ${came}`)).toEqual([
      'GET sanctum/csrf-cookie: 500',
    ]);
    const why = 'GET sanctum/csrf-cookie fails, and nothing can be sent without its token';
    expect(report.unchecked.filter((each) => each.why === why).map(({ call }) => call)).toEqual([
      'POST login, wrong password',
      'POST login',
    ]);
  });

  test('[BACK-05] of a login that is refused: the member file', async () => {
    const report = await found(nothing, { member: { email: 'active@example.com', password: 'Wrong!234' } });
    expect(report.broken).toEqual([]);
    expect(report.unchecked).toContainEqual({
      call: 'POST login',
      why: 'the API refuses the email or the password of the member file: check both, and --client',
    });
  });

  test.each([
    ['nonmember@example.com', 'has no membership'],
    ['churned@example.com', 'is churned'],
    ['suspended@example.com', 'is suspended'],
  ])('[BACK-05] of a price that %s cannot ask for: the member', async (email, how) => {
    const report = await found(nothing, { member: { email, password } });
    expect(report.broken).toEqual([]);
    expect(report.unchecked).toContainEqual({
      call: 'GET membership/update-preview',
      why: `this member ${how}: an active one is needed in the member file`,
    });
  });

  test('[BACK-05] of 421: no client at this host', async () => {
    await expect(found(() => ({ status: 421 }))).rejects.toThrow(
      /answers 421: it serves no client at this host\.$/,
    );
  });

  test('[BACK-05] of a body that is cut: the connection, and not that there was no answer', async () => {
    const report = await found((request, { headers }) => {
      if (!isCall(request, 'GET', '/cards')) return undefined;
      headers.set('content-length', '5000');
      return { headers };
    });
    expect(report.broken.map(({ call, came }) => `${call}: ${came}`)).toEqual([
      'GET cards: 200 with a body that is cut',
    ]);
  });

  test('[BACK-05] of a date without a zone: that it is taken for UTC, and nothing is lost', async () => {
    const report = await found(alterField('GET', '/users/me', 'user.createdAt', '2026-01-02T03:04:05'));
    expect(report.lost).toEqual([
      {
        group: 'lost',
        call: 'GET users/me',
        path: 'user.createdAt',
        came: 'a date without a zone, which counts as UTC',
        effect: 'The app takes it for a time in UTC, and may show the day before or after.',
        also: [],
      },
    ]);
  });

  test('[BACK-05] of an empty list in the place of a record: the fields that it lacks', async () => {
    const report = await found(alterField('GET', '/users/me', 'user.address', []));
    expect(report.broken).toEqual([]);
    expect(report.lost.map(({ path, came }) => `${path}: ${came}`)).toEqual([
      'user.address.street: absent',
      'user.address.city: absent',
      'user.address.region: absent',
      'user.address.postalCode: absent',
      'user.address.country: absent',
    ]);
  });
});

test('[BACK-05] absent fields stand below what else is lost, by call', async () => {
  const report = await found((request, answer) => {
    if (isCall(request, 'GET', '/payouts')) return { status: 404 };
    return alterField('GET', '/rewards', 'items[].type', undefined)(request, answer);
  });
  const text = reportText(report);
  expect(text).toContain(`LOST: the app works without it, and leaves a part out
– GET payouts: 404. The activity page lists no withdrawals.

ABSENT: fields that the app would show, and leaves out
– GET rewards
    items[].type: The offer does not say how it is earned.
`);
  expect(report.lost.map(({ call }) => call)).toEqual(['GET payouts', 'GET rewards']);
}, 60_000);
