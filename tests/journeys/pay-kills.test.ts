import { changeOverKills, longestOutcome, type KillKind } from '#tests/support/journey-kills.ts';
import { expect } from '#tests/support/journey.ts';
import { paidChanges } from '#tests/support/paid-changes.ts';
import { test, type Payer } from '#tests/support/payer-test.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const times = repetitions('KILLS', 3);

/** Each change begins with another kind, so that a few repetitions of each have met every kind. */
const kinds: readonly KillKind[] = ['page', 'lost', 'tab', 'network', 'reset'];

test.describe('A change that is killed at a random instant', { tag: '@desktop' }, () => {
  test.setTimeout(120_000 + times * 30_000 + 2 * longestOutcome);

  for (const [index, { title, name, ...change }] of paidChanges.entries()) {
    test(title, async ({ browser, baseURL, sandbox, payerOf, journeyServer: { killOne, stallOne } }) => {
      const payers = new Map<string, Payer>();
      const { made, ways } = await changeOverKills(
        { browser, baseURL, sandbox, killServer: killOne, stallServer: stallOne },
        {
          ...change,
          repetitions: times,
          atOnce: killOne ? 1 : 5,
          firstKill: killOne ? 'server' : (kinds[index % kinds.length] ?? 'page'),
          arrive: async () => {
            const payer = await payerOf({ title, name, ...change });
            payers.set(payer.email, payer);
            return payer;
          },
          verify: async (email) => {
            const payer = payers.get(email);
            if (!payer) throw new Error(`Nobody has brought ${email}.`);
            await payer.verify();
          },
        },
      );
      const how = Object.entries(ways).map(([way, count]) => `${count} ${way}`);
      process.stdout.write(`${name} once: ${made} of ${times} (${how.join(', ')})\n`);
      expect(made).toBe(times);
    });
  }
});
