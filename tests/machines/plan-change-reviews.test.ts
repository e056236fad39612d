import { describe, expect, it, onTestFinished } from 'vitest';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import { explore } from '#paths/explore/graph.ts';
import { resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { startChild } from '#paths/explore/start-child.ts';

/** The states from which a state can be come to, and those in which the machine can begin. */
function waysInto(entry: AnyRegistryEntry, state: string) {
  const { nodes, starts } = explore(entry);
  const isThere = (leaves: string[]) => leaves.some((leaf) => leaf.split('.')[0] === state);
  const edges = nodes.flatMap((node) => node.edges);
  const into = edges.filter(({ from, to }) => isThere(to.leaves) && !isThere(from.leaves));
  return {
    from: [...new Set(into.flatMap(({ from }) => from.leaves))].toSorted(),
    causes: [...new Set(into.map(({ cause }) => cause.title))],
    begins: starts.some(({ node }) => isThere(node.leaves)),
  };
}

describe('a change of plan', () => {
  it('[SUBS-07] [R1] an upgrade is paid from its checkout alone, and only by its button', () => {
    expect(waysInto(upgradeEntry, 'paying')).toEqual({
      from: ['checkout.consented', 'checkout.reading'],
      causes: ['Choose Pay'],
      begins: false,
    });
  });

  it.each([
    [2500, [{ checkout: 'reading' }, { checkout: 'consented' }, 'paying']],
    [0, ['paying', 'paying', 'paying']],
  ] as const)('[SUBS-07] [R3] a charge of %i cents is paid when it was consented to', (amount, expected) => {
    const { actor: upgrade, stop } = startChild(settleOnCommand(upgradeMachine), {
      choice: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' },
      current: null,
      tiers: sampleTiers,
      cards: [sampleCard],
      isInterrupted: false,
    });
    onTestFinished(stop);
    const nextRenewal = { date: '2026-12-22T00:00:00Z', amount: 2500 };
    resolve(upgrade, 'fetchPreview', { amountToCharge: amount, lines: [], nextRenewal });
    const states = (['change.confirm', 'consent.give', 'change.confirm'] as const).map((type) => {
      upgrade.send({ type });
      const { value } = upgrade.getSnapshot();
      return typeof value === 'object' && 'paying' in value ? 'paying' : value;
    });
    expect(states).toEqual(expected);
  });

  it.each([
    [2500, { amount: 2500, cardLastDigits: sampleCard.lastDigits }],
    [0, null],
  ] as const)('[SUBS-07] an upgrade for %i cents ends with what was agreed to be paid', (amount, agreed) => {
    const { membership } = sampleSessions.active;
    const { actor: upgrade, stop } = startChild(settleOnCommand(upgradeMachine), {
      choice: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' },
      current: null,
      tiers: sampleTiers,
      cards: [sampleCard],
      isInterrupted: false,
    });
    onTestFinished(stop);
    resolve(upgrade, 'fetchPreview', { amountToCharge: amount, lines: [], nextRenewal: null });
    upgrade.send({ type: 'consent.give' });
    upgrade.send({ type: 'change.confirm' });
    resolve(upgrade, 'upgradePayment', { kind: 'succeeded', answer: membership });
    expect(upgrade.getSnapshot().output).toEqual({ kind: 'changed', membership, agreed });
  });

  it('[SUBS-08] [R1] a downgrade is scheduled from its review alone, and only by its button', () => {
    expect(waysInto(downgradeEntry, 'scheduling')).toEqual({
      from: ['reviewing'],
      causes: ['Choose Change plan'],
      begins: false,
    });
  });

  it.each([
    { title: 'upgrade', entry: upgradeEntry },
    { title: 'downgrade', entry: downgradeEntry },
  ])(
    '[SUBS-13] [R1] a $title that a refresh cut off is only asked about: it has no order to send',
    ({ entry }) => {
      expect(waysInto(entry, 'resuming')).toEqual({ from: [], causes: [], begins: true });
      expect(entry.machine.getStateNodeById(`${entry.machine.id}.resuming`).invoke).toMatchObject([
        { input: { order: null } },
      ]);
    },
  );

  it('[SUBS-04] [R1] the flow sends no change itself: its calls are reads, the card step and the reviews', () => {
    expect(Object.keys(subscriptionEntry.outcomes).toSorted()).toEqual([
      'cardLink',
      'downgrade',
      'fetchFacts',
      'fetchSession',
      'inviteLink',
      'recallFacts',
      'upgrade',
    ]);
  });
});
