import { describe, expect, it } from 'vitest';
import { cardLinkMachine, withoutPlan } from '#machines/card-link/card-link.machine.ts';
import type { Card } from '#machines/domain/card.ts';
import { sampleCard, sampleHostedCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { runTree, type RunningTree } from '#paths/explore/running-actor-tree.ts';
import { wholeModal } from '#tests/support/machines/whole-modal.ts';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { startChild } from '#paths/explore/start-child.ts';

const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };
const { active } = sampleSessions;
const expired: Card = { ...sampleCard, status: 'expired' };
const membership = {
  ...active.membership,
  ...silver,
  currentSubscription: { ...silver, endsAt: '2026-12-21T00:00:00Z' },
};
const declined = refusal('The card is declined', 'i_card_007').error;

/** A card is with the server, in the card step of an upgrade in the modal of plans. */
function linkInUpgrade(): RunningTree {
  const family = runTree(wholeModal, {
    overlay: { kind: 'subscription', mode: 'upgrade', choice: gold },
  });
  const { at, clock } = family;
  resolve(at('subscription'), 'fetchFacts', {
    session: { ...active, membership },
    cards: [expired],
    tiers: sampleTiers,
    mayDowngrade: true,
    hasReferral: false,
    isNew: false,
  });
  const upgrade = at('subscription', 'upgrade');
  resolve(upgrade, 'fetchPreview', { amountToCharge: 2000, lines: [], nextRenewal: null });
  upgrade.send({ type: 'card.change' });
  const cardLink = at('subscription', 'upgrade', 'cardLink');
  resolve(cardLink, 'fetchCardForm', 'hosted form');
  cardLink.send({ type: 'form.rendered' });
  clock.increment(2000);
  cardLink.send({ type: 'form.succeeded', card: sampleHostedCard });
  resolve(at('subscription', 'upgrade', 'cardLink', 'cardPayment'), 'prepareKey', { key: 'a key' });
  return family;
}

const reported = ({ reported: all }: RunningTree, type: string) => all.filter((event) => event.type === type);

describe('what the app and its actors are notified of', () => {
  it('[CARD-01] reaches each once from a payment in a card step in an upgrade in the modal of plans', () => {
    const failing = linkInUpgrade();
    reject(failing.at('subscription', 'upgrade', 'cardLink', 'cardPayment'), 'sendOrder', declined);
    expect(reported(failing, 'event.tracked')).toEqual([
      { type: 'event.tracked', tracked: { name: 'Payment Failed' } },
    ]);

    const linking = linkInUpgrade();
    resolve(linking.at('subscription', 'upgrade', 'cardLink', 'cardPayment'), 'sendOrder', {
      kind: 'settled',
      answer: sampleCard,
    });
    expect(reported(linking, 'card.linked')).toEqual([{ type: 'card.linked', card: sampleCard }]);
    expect(reported(linking, 'event.tracked')).toEqual([
      { type: 'event.tracked', tracked: { name: 'Card Linked', properties: { 'Card Type': 'Visa' } } },
    ]);
  });

  it('[SUBS-13] is not for a parent alone: the modal stays while the card is with the server', () => {
    const family = linkInUpgrade();
    const subscription = family.at('subscription');
    expect(subscription.getSnapshot().value).toEqual({ upgrading: 'working' });
    family.root.send({ type: 'modal.close' });
    expect(subscription.getSnapshot().value).toEqual({ upgrading: 'working' });
    expect(reported(family, 'work.started')).toEqual([]);
  });

  it('is received by nobody when a machine runs without the app', () => {
    const { actor: cardLink } = startChild(settleLeaves(cardLinkMachine), withoutPlan);
    reject(cardLink, 'fetchCardForm', declined);
    expect(cardLink.getSnapshot()).toMatchObject({ status: 'active', value: 'unavailable' });
  });
});
