import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { cardBody, ledgerOf, planBody } from '#tests/support/api-members.ts';
import { comeAs, payOverKills, type KilledPayments, type Payment } from './killed-payments.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const kills = repetitions('KILLS', 2);

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'payments-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const linked = v.object({ card: v.object({ id: v.string() }) });
const listed = v.object({ items: v.array(v.object({ id: v.string() })) });
const summed = v.object({ cashBackBalance: v.number() });
const paidOut = v.object({ payout: v.object({ id: v.string() }) });
const upgraded = v.object({
  membership: v.object({ currentSubscription: v.object({ endsAt: v.string() }) }),
});

/** Pays over the kills, tells how it went, and gives what everybody's ledger says in the end. */
async function ledgersAfter(name: string, order: Omit<KilledPayments, 'dataDir' | 'kills'>) {
  const dataDir = join(home, name);
  const { payers, attempts } = await payOverKills({ ...order, dataDir, kills });
  const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
  const ledgers = await Promise.all(payers.map((payer) => ledgerOf({ db }, payer)));
  await close();
  const answered = attempts.filter(({ answer }) => answer !== null);
  const replayed = attempts.filter(({ isReplayed }) => isReplayed);
  console.log(
    `${name}: ${payers.length} payments, ${replayed.length} of them done before the kill and ${answered.length} answered.`,
  );
  expect(answered).toEqual(answered.map(({ paid }) => ({ answer: paid, paid, isReplayed: true })));
  return ledgers;
}

describe('a payment', () => {
  test(
    `[SUBS-13] is made once over ${kills} kills at random instants`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const prepare = async (address: string): Promise<Payment> => {
        const { userId, call } = await comeAs('abandoned', address);
        const [key, body] = [randomUUID(), { ...cardBody({ userId }), ...planBody('Captain') }];
        return { userId, send: (at) => call(at, 'POST', '/w/v1/varsity/cards', body, key) };
      };
      const read = async (response: Response) => v.parse(linked, await response.json()).card.id;
      for (const ledger of await ledgersAfter('joining', { prepare, status: 201, read })) {
        const { charges, periods, cards, membership } = ledger;
        expect(charges).toEqual([
          expect.objectContaining({ amountCents: 5000, status: 'succeeded', subscriptionId: periods[0]?.id }),
        ]);
        expect([periods.length, cards.length, membership?.status]).toEqual([1, 1, 'active']);
      }
    },
  );

  test(
    `[SUBS-13] of an upgrade is made once over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const captain = planBody('Captain');
      const prepare = async (address: string): Promise<Payment> => {
        const { userId, call } = await comeAs('manager', address);
        const { items } = v.parse(listed, await (await call(address, 'GET', '/w/v1/varsity/cards')).json());
        const [key, body] = [randomUUID(), { ...captain, cardId: items[0]?.id }];
        return { userId, send: (at) => call(at, 'PATCH', '/w/v1/varsity/membership', body, key) };
      };
      const read = async (response: Response) =>
        v.parse(upgraded, await response.json()).membership.currentSubscription.endsAt;
      for (const ledger of await ledgersAfter('upgrading', { prepare, status: 200, read })) {
        const { charges, periods, membership } = ledger;
        const upgrades = charges.filter(({ description }) => description === 'Upgrade to Captain, monthly');
        expect(upgrades).toEqual([
          expect.objectContaining({ status: 'succeeded', subscriptionId: periods.at(-1)?.id }),
        ]);
        const onCaptain = periods.filter(({ tierPlanId }) => tierPlanId === captain.membershipTierPlanId);
        expect([onCaptain.length, membership?.tierPlanId]).toEqual([1, captain.membershipTierPlanId]);
      }
    },
  );

  test(
    `[SUBS-13] [ACTV-04] of cash back is made once over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const balances = new Map<string, number>();
      const prepare = async (address: string): Promise<Payment> => {
        const { userId, call } = await comeAs('active', address);
        const get = async (path: string) => (await call(address, 'GET', `/w/v1/varsity/${path}`)).json();
        const { items } = v.parse(listed, await get('cards'));
        const { cashBackBalance } = v.parse(summed, await get('membership/summary'));
        balances.set(userId, Math.round(cashBackBalance * 100));
        const [key, body] = [randomUUID(), { cardId: items[0]?.id, amount: cashBackBalance }];
        return { userId, send: (at) => call(at, 'POST', '/w/v1/varsity/payouts', body, key) };
      };
      const read = async (response: Response) => v.parse(paidOut, await response.json()).payout.id;
      for (const { membership, payouts } of await ledgersAfter('withdrawing', {
        prepare,
        status: 201,
        read,
      })) {
        const amountCents = balances.get(membership?.userId ?? '');
        const underWay = payouts.filter(({ status }) => status === 'pending');
        expect(underWay).toEqual([expect.objectContaining({ amountCents, type: 'payout' })]);
      }
    },
  );
});
