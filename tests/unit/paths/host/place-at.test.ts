import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginEntry } from '#machines/login/login.entry.ts';
import { registry } from '#machines/registry.ts';
import { renewalEntry } from '#machines/renewal/renewal.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { storiesOf } from '#paths/plan/criteria.ts';
import { formats } from '#paths/report/formats.ts';
import { placeAt } from '#paths/host/place-at.ts';
import { reportPaths } from '#paths/report/report.ts';

const plans = (month: number, year: number) => [
  { id: `m${month}`, price: month, frequency: 'month' },
  { id: `y${year}`, price: year, frequency: 'year' },
];
const answers: Readonly<Record<string, unknown>> = {
  '/w/v1/acme': {
    client: {
      id: 'acme',
      name: 'Acme Club',
      currencyCode: 'EUR',
      supportEmail: 'help@acme.example',
      membershipModel: 'subscription',
      hasAffinities: false,
      featureFlags: { downgradeMembership: true },
    },
  },
  '/w/v1/acme/membership-tiers': {
    membershipTiers: [
      { id: 't1', name: 'Bronze', price: 7, isFixedTier: true, membershipTierPlans: plans(7, 70) },
      { id: 't2', name: 'Iron', price: 13, isFixedTier: true, membershipTierPlans: plans(13, 130) },
    ],
  },
};

describe('the list of a tenant that runs elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'place-at-'));
  let server: Server;
  let address: string;

  beforeAll(async () => {
    server = createServer(({ headers, url = '' }, response) => {
      const answer = headers.host?.startsWith('acme.localhost:') ? answers[url] : undefined;
      response.writeHead(answer === undefined ? 421 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: answer }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = `http://acme.localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
    server.close();
  });

  const fileOf = (content: string) => {
    const file = join(folder, 'accounts.json');
    writeFileSync(file, content);
    return file;
  };
  const at = (accounts: object | null) =>
    placeAt({
      address,
      api: address,
      client: 'acme',
      accounts: accounts && fileOf(JSON.stringify(accounts)),
    });

  it('[FLOW-12] has its tiers, its prices in its currency, and the accounts of the file', async () => {
    const place = await at({ active: { email: 'qa@acme.example', tier: 'Bronze' } });
    const [upgrade] = reportPaths([upgradeEntry], { place, choose: storiesOf }).machines;
    const paid = upgrade?.paths[0];
    expect(paid?.start).toMatchObject({
      title: 'A member on Bronze with two cards chooses Iron, monthly',
      how: `Open ${address}/?flow=upgrade&tier=Iron.`,
      before: [`Take qa@acme.example, in the state \`active\`. Log in as this member at ${address}/login.`],
    });
    expect(paid?.money).toEqual([
      'Charged once, to the card of the review: €13.00 less the unused time on Bronze. The lines of the review add up to it.',
      '“Billing history” on the account page begins with “Upgrade to Iron, monthly”, “Paid”, with the same amount; so does its receipt.',
      'The newest mail in the mailbox of the account is “You’re on Iron, monthly now”, with the same amount.',
      expect.stringContaining('begins with “Plan changed to Iron, monthly'),
    ]);
  });

  it('[FLOW-12] says of each path that needs the sandbox, or an account that is not there, that it is not possible', async () => {
    const place = await at({ active: { email: 'qa@acme.example' } });
    const { machines } = reportPaths([loginEntry, renewalEntry], { place, choose: storiesOf });
    expect(machines.flatMap(({ paths }) => paths.map(({ excuse }) => excuse))).toEqual([
      null,
      null,
      'Not possible here: “Submit email and password” needs the sandbox of the demo.',
      ...(machines[1]?.paths ?? []).map(() => 'Not possible here: no account is in the state `overdue`.'),
    ]);
    expect(machines[0]?.paths[1]?.steps.flatMap(({ before }) => before)).toEqual([
      'Use a wrong password in the next step.',
    ]);
  });

  it('[FLOW-12] names no sandbox and leaves no mark open, in any format', async () => {
    const place = await at({ active: { email: 'qa@acme.example' }, overdue: { email: 'due@acme.example' } });
    const report = reportPaths(registry, { place, choose: storiesOf });
    const followed = report.machines.map((machine) => ({
      ...machine,
      paths: machine.paths.filter(({ excuse }) => excuse === null),
    }));
    expect(followed.flatMap(({ paths }) => paths).length).toBeGreaterThan(20);
    for (const format of [formats.markdown, formats.testrail, formats.xray]) {
      const document = format({ ...report, machines: followed });
      expect(document).not.toMatch(
        /localhost:4173|\/sandbox|demo data|\{(?:at|tenant|sandbox|mailbox|card|member)/,
      );
    }
  });

  it.each([
    ['{', 'is not JSON.'],
    ['{"activ": {"email": "a@b.example"}}', 'has a fault at "activ"'],
    ['{"active": {}}', 'has a fault at "active.email"'],
    [
      '{"active": {"email": "a@b.example", "tier": "Gold"}}',
      'There is no tier "Gold". Choose one of: Bronze, Iron.',
    ],
  ])('[FLOW-12] says what is wrong with a file of accounts: %s', async (content, message) => {
    const place = placeAt({ address, api: address, client: 'acme', accounts: fileOf(content) });
    await expect(place).rejects.toThrow(message);
  });

  it('[FLOW-12] says which API does not know the tenant', async () => {
    const place = placeAt({ address, api: address, client: 'other', accounts: null });
    await expect(place).rejects.toThrow(`${address} does not tell what "other" is and sells`);
    const unreadable = placeAt({
      address,
      api: address,
      client: 'acme',
      accounts: join(folder, 'none.json'),
    });
    await expect(unreadable).rejects.toThrow('cannot be read.');
  });
});
