import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardBody, ledgerOf, planBody, signInAs, statusesOf } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

afterEach(() => server.clock.reset());

/** Joins, and upgrades twice, each after something was done to the clock. */
async function joinAndUpgrade(meanwhile: () => void) {
  const member = await signInAs(server, 'abandoned');
  const answers = [await member.post('/cards', { ...cardBody(member), ...planBody('Rookie') })];
  const cardId = await cardOf(server, member);
  for (const tier of ['Starter', 'Captain']) {
    meanwhile();
    answers.push(await member.send('PATCH', '/membership', { ...planBody(tier), cardId }));
  }
  const { periods, charges } = await ledgerOf(server, member);
  return { member, statuses: statusesOf(answers), periods, charges };
}

const after = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);

describe('orders that follow one another', () => {
  test('[TRST-01] within one millisecond begin periods that follow one another', async () => {
    const { statuses, periods, charges } = await joinAndUpgrade(() => undefined);
    expect(statuses).toEqual([200, 200, 201]);
    expect(periods.map(({ startsAt }) => startsAt)).toEqual([after(0), after(1), after(2)]);
    expect(periods.slice(0, 2).map(({ endsAt }) => endsAt)).toEqual([after(0), after(1)]);
    expect(charges.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  test('[TRST-01] by a clock that was moved back see what was done before', async () => {
    const { member, statuses, periods } = await joinAndUpgrade(() => server.clock.advance(-60_000));
    expect(statuses).toEqual([200, 200, 201]);
    expect(periods.map(({ startsAt }) => startsAt)).toEqual([after(0), after(1), after(2)]);
    const plan = planBody('Captain');
    expect(await (await member.get('/users/me')).json()).toMatchObject({
      user: { isSubscribed: true },
      membership: { membershipTierId: plan.membershipTierId, currentSubscription: plan },
    });
  });
});

describe('the time', () => {
  const root = fileURLToPath(new URL('../../server/', import.meta.url));
  const readsTime = /\bclock\b(?=[.,\s}])|\bDate\.now\b|new Date\(\)/;

  const filesThatReadTime = (folder: string) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => {
        const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        return readsTime.test(code);
      });

  test('[TRST-01] at which money, cards and memberships change is read in one place, behind the member’s lock', () => {
    const folders = ['cards', 'member', 'membership', 'payments', 'payouts'];
    expect(folders.flatMap(filesThatReadTime)).toEqual(['payments/member-lock.ts']);
  });
});
