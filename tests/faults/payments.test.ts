import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { ledgerOf, planBody } from '#tests/support/api-members.ts';
import { payOverKills, type PaidCall } from './killed-payments.ts';
import { balances, joining, upgrading, withdrawing } from './paid-calls.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const kills = repetitions('KILLS', 1);

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'payments-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Pays over the kills, tells how it went, and gives what everybody's ledger says in the end. */
async function ledgersAfter(name: string, order: PaidCall) {
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
      for (const ledger of await ledgersAfter('joining', joining)) {
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
      const { membershipTierPlanId } = planBody('Captain');
      for (const ledger of await ledgersAfter('upgrading', upgrading)) {
        const { charges, periods, membership } = ledger;
        const upgrades = charges.filter(({ description }) => description === 'Upgrade to Captain, monthly');
        expect(upgrades).toEqual([
          expect.objectContaining({ status: 'succeeded', subscriptionId: periods.at(-1)?.id }),
        ]);
        const onCaptain = periods.filter(({ tierPlanId }) => tierPlanId === membershipTierPlanId);
        expect([onCaptain.length, membership?.tierPlanId]).toEqual([1, membershipTierPlanId]);
      }
    },
  );

  test(
    `[SUBS-13] [ACTV-04] of cash back is made once over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      for (const { membership, payouts } of await ledgersAfter('withdrawing', withdrawing)) {
        const amountCents = membership && balances.get(membership.userId);
        const underWay = payouts.filter(({ status }) => status === 'pending');
        expect(underWay).toEqual([expect.objectContaining({ amountCents, type: 'payout' })]);
      }
    },
  );
});
