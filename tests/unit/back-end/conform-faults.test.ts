import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { alterField, inTurn, withCors, type Alter } from '#tests/support/altered-api.ts';
import { app, elsewhere, planted } from '#tests/support/planted-faults.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { conformAltered } from '#tests/support/conform.ts';
import type { Report } from '#tests/tools/conform/findings.ts';
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

const all = ({ broken, lost }: Report) => [...broken, ...lost].map(({ also: _, ...finding }) => finding);

describe('npm run conform, at an API with planted faults', { timeout: 60_000 }, () => {
  test.each(planted)('[BACK-05] finds $fault', async ({ alter, at, finding }) => {
    const report = await found(alter, at);
    expect(all(report)).toContainEqual(finding);
    expect(reportText(report)).toContain(finding.effect);
    expect(JSON.stringify(report)).not.toMatch(/"soon"|frozen|"abc"|active@example|Demo!/);
  });

  test('[BACK-05] finds all that can be seen at once in one run, each by its own sentence', async () => {
    const together = planted.filter(({ fault, at }) => !at && fault !== 'a login without a cookie');
    const report = await found(inTurn(...together.map(({ alter }) => alter)), {
      member: { email: 'active@example.com', password: 'Demo!2345', membershipTierId: 'gold' },
    });
    const missed = together.filter(
      ({ finding }) => !all(report).some((each) => JSON.stringify(each) === JSON.stringify(finding)),
    );
    expect(missed.map(({ fault }) => fault)).toEqual([]);
    expect(new Set(together.map(({ finding }) => finding.came + finding.call)).size).toBe(together.length);
  });

  test('[BACK-05] finds an API on another site than the app', async () => {
    const far = 'http://acme.example';
    const report = await found(withCors(far), { origin: far, isOriginGiven: true, member: null });
    expect(all(report)).toContainEqual({
      group: 'broken',
      call: 'site',
      path: null,
      came: 'the API is on http://localhost, the app on http://acme.example',
      effect: 'The app does not start: browsers do not send its cookies to another site.',
    });
  });

  test('[BACK-05] does not complain of lists that do not say how many there are', async () => {
    const report = await found(
      inTurn(
        ...['/rewards', '/transactions', '/payouts'].map((path) =>
          alterField('GET', path, 'total', undefined),
        ),
      ),
    );
    expect(all(report)).toEqual([]);
  });

  test('[BACK-05] finds nothing at an API on another origin that allows the app', async () => {
    const report = await found(withCors(app), elsewhere);
    expect(all(report)).toEqual([]);
    expect(report.fine).toContainEqual({
      group: 'fine',
      call: 'CORS',
      path: null,
      came: `allows ${app}`,
      effect: 'The app can call this API.',
      also: [],
    });
  });

  test('[BACK-05] sends nothing but reads, the logins and the log-out', async () => {
    const { asked } = await found(() => undefined);
    const changes = asked.filter((line) => !line.startsWith('GET '));
    expect(changes).toEqual([
      'POST /w/v1/varsity/login',
      'POST /w/v1/varsity/login',
      'POST /w/v1/varsity/login',
      'POST /w/v1/varsity/logout',
    ]);
  });
});
