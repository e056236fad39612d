import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgres, type OpenDatabase } from '#server/db/database.ts';
import { demoPassword } from '#server/demo/member-states.ts';
import { comeAs, newBrowser, type Payment } from '#tests/faults/killed-payments.ts';
import { codeOf, ledgerOf } from '#tests/support/api-members.ts';
import { growthOf, type Growth } from '#tests/support/ledger-growth.ts';
import { openCluster, type Cluster } from '#tests/support/postgres-cluster.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { answerOf, isCutOff, openInstances, type Instances } from './instances.ts';
import { paidFlows } from './paid-flows.ts';

const kills = repetitions('KILLS', 6);
const members = 6;
const mostCopies = 3;
const absentMembers = 40;
/** A killed server's claims end after two minutes; the next look is within one more, and the queue may add half of one. */
const mostWait = 240_000;

let cluster: Cluster;
let database: OpenDatabase;
let instances: Instances;
beforeAll(async () => {
  cluster = await openCluster();
  instances = await openInstances(3, { DATABASE_URL: cluster.url });
  database = await openPostgres(cluster.url);
});
afterAll(async () => {
  await instances.close();
  await database.close();
  cluster.stop();
});

interface Answer {
  status: number;
  paid: string;
}

interface Paid {
  flow: (typeof paidFlows)[number];
  payment: Payment;
  answers: Answer[];
}

const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];

/** The answer to a payment, sent to any of the servers until one of them answers. */
function send({ call }: Paid['flow'], payment: Payment): Promise<Answer> {
  return answerOf(
    () => payment.send(instances.at()),
    async (response) => ({
      status: response.status,
      paid: response.status === call.status ? await call.read(response) : await response.text(),
    }),
  );
}

/** A new member pays, by some requests at once that bear one key. Null when a server was gone before they could. */
async function payAtAny(): Promise<Paid | null> {
  const flow = anyOf(paidFlows);
  if (flow === undefined) throw new Error('There is nothing to pay.');
  const payment = await flow.call.prepare(instances.at).catch((error: unknown) => {
    if (isCutOff(error)) return null;
    throw error;
  });
  if (payment === null) return null;
  const copies = 1 + Math.floor(Math.random() * mostCopies);
  const answers = await Promise.all(Array.from({ length: copies }, () => send(flow, payment)));
  return { flow, payment, answers };
}

describe('three servers on one PostgreSQL', () => {
  test(
    `[TRST-03] [SUBS-13] pay once for each key while one is killed and replaced, ${kills} times`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const all: Paid[] = [];
      const over = new AbortController();
      const pay = async () => {
        while (!over.signal.aborted) {
          const paid = await payAtAny();
          if (paid !== null) all.push(paid);
        }
      };
      const paying = Promise.all(Array.from({ length: members }, pay));
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(Math.random() * 500);
        await instances.replaceOne();
      }
      over.abort();
      await paying;

      const wrong: unknown[] = [];
      for (const { flow, payment, answers } of all) {
        const again = await send(flow, payment);
        const effects = flow.effectsIn(await ledgerOf(database, payment));
        const isAnswered = answers.every(
          ({ status, paid }) => status === flow.call.status && paid === again.paid,
        );
        const isOnce = Object.values(effects).every((times) => times === 1);
        if (!isAnswered || !isOnce) wrong.push({ flow: flow.name, answers, again, effects });
      }
      const counts = paidFlows.map(({ name }) => [name, all.filter(({ flow }) => flow.name === name).length]);
      console.log(
        `three servers: ${kills} kills · ${all.length} payments by ${all.flatMap(({ answers }) => answers).length} requests (${counts.map((count) => count.join(' ')).join(', ')}) · wrong: ${wrong.length}`,
      );
      expect(wrong).toEqual([]);
      expect(all.length).toBeGreaterThan(kills);
    },
  );

  test('[TRST-03] [AUTH-01] let five wrong logins through together, and none at one that was replaced', async () => {
    const browser = newBrowser();
    const body = { email: 'active@example.com', password: `Not${demoPassword}` };
    await browser(instances.at(), 'GET', '/sanctum/csrf-cookie');
    const log = async (address: string) =>
      codeOf(await browser(address, 'POST', '/w/v1/varsity/login', body));
    const addresses = instances.addresses();
    const codes = await Promise.all([...addresses, ...addresses, ...addresses].map(log));
    expect(codes.map(String).toSorted()).toEqual([
      ...Array(5).fill('i_auth_003'),
      ...Array(4).fill('i_auth_005'),
    ]);
    await instances.replaceOne();
    expect(await Promise.all(instances.addresses().map(log))).toEqual(Array(3).fill('i_auth_005'));
  });

  test('[TRST-03] know who signed in at another', async () => {
    const { call } = await comeAs('active', instances.at);
    const me = await Promise.all(
      instances.addresses().map((address) => call(address, 'GET', '/w/v1/varsity/users/me')),
    );
    expect(me.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('[TRST-03] let an address make its 300 calls a minute together, and about a second’s more', async () => {
    const closed = await openInstances(3, {
      DATABASE_URL: cluster.url,
      SANDBOX: '0',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    /** Nobody has called from there before. */
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    await vi.waitUntil(() => new Date().getUTCSeconds() < 40, { timeout: 30_000 });
    let accepted = 0;
    const isRefused = async (address: string) => {
      const response = await fetch(`${address}/sanctum/csrf-cookie`, { headers });
      if (response.status === 204) accepted += 1;
      return response.status === 520;
    };
    const addresses = closed.addresses();
    await Promise.all(Array.from({ length: 33 }, () => addresses.map(isRefused)).flat());
    expect(accepted).toBe(99);
    await vi.waitUntil(async () => (await Promise.all(addresses.map(isRefused))).every(Boolean), {
      timeout: 20_000,
      interval: 20,
    });
    await closed.close();
    expect(accepted).toBeGreaterThanOrEqual(300);
    expect(accepted).toBeLessThan(600);
  });

  test(
    '[TRST-03] [SUBS-12] renew members who stay away, once, while those that renew are killed',
    { timeout: 480_000 },
    async () => {
      const order = async (path: string, body: unknown) => {
        const response = await newBrowser()(instances.at(), 'POST', `/sandbox/${path}`, body);
        expect(response.ok).toBe(true);
        return response;
      };
      const away = await Promise.all(
        Array.from({ length: absentMembers }, async () => {
          const made = await order('members', { client: 'varsity', state: 'active' });
          const member = v.parse(v.object({ userId: v.string() }), await made.json());
          return { member, before: await ledgerOf(database, member) };
        }),
      );
      const growths = () =>
        Promise.all(
          away.map(async ({ member, before }) => growthOf(before, await ledgerOf(database, member))),
        );
      const isRenewed = (growth: Growth) => growth.charges > 0;

      await order('clock', { advance: 45 * 24 * 3600 });
      await vi.waitUntil(async () => (await growths()).some(isRenewed), { timeout: 90_000, interval: 10 });
      const renewedBefore = (await growths()).filter(isRenewed).length;
      for (let kill = 0; kill < 3; kill += 1) await instances.replaceOne();
      await order('clock', { advance: 1 });
      await vi.waitUntil(async () => (await growths()).every(isRenewed), {
        timeout: mostWait,
        interval: 200,
      });

      const found = await growths();
      const renewals = found[0]?.charges ?? 0;
      console.log(
        `three servers: ${away.length} members stayed away, ${renewedBefore} renewed before the first of 3 kills, each ${renewals} times in the end`,
      );
      const nothing = { memberships: 0, payouts: 0, cards: 0, overlaps: 0 };
      expect(found).toEqual(away.map(() => ({ ...nothing, charges: renewals, periods: renewals })));
    },
  );
});
