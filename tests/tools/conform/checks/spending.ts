import { randomUUID } from 'node:crypto';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { primaryCard } from '#machines/domain/primary-card.ts';
import { linkCard } from '#src/api/card-linking.ts';
import { fetchCards } from '#src/api/cards.ts';
import { chargeMembership, enrol } from '#src/api/membership.ts';
import { withdraw } from '#src/api/payouts.ts';
import { previewChange, upgradePlan } from '#src/api/plan-changes.ts';
import type { Asking } from '../asking.ts';
import type { ConformOptions, MemberFile, SpendName } from '../settings.ts';

interface Purchase {
  asking: Asking;
  member: MemberFile;
  choice: PlanChoice | null;
  currencyCode: string;
}

/** Makes one call that costs money; a text says what it lacks to be made. */
type Spend = (purchase: Purchase) => Promise<string | null>;

/** None is sent twice. */
const spendable: Readonly<Record<SpendName, Spend>> = {
  async linkCard({ asking, member, currencyCode }) {
    const { card } = member;
    if (!card) return 'the member file has no card';
    await asking.ask('linkCard', (http, signal) =>
      linkCard(
        http,
        { card, currencyCode, plan: null, maxRoundUp: null },
        { key: randomUUID(), utm: {} },
        signal,
      ),
    );
    return null;
  },
  async enrol({ asking, choice }) {
    if (!choice) return 'the member file has no membershipTierId';
    const enrolment = { maxRoundUp: null, newsletter: false, over18: true } as const;
    await asking.ask('enrol', (http, signal) =>
      enrol(http, choice, enrolment, { key: randomUUID(), utm: {} }, signal),
    );
    return null;
  },
  async chargeMembership({ asking }) {
    await asking.ask('chargeMembership', (http, signal) => chargeMembership(http, randomUUID(), signal));
    return null;
  },
  async changeMembership({ asking, choice }) {
    if (!choice) return 'no dearer plan was found; name one in the member file';
    const price = await asking.attempt((http, signal) => previewChange(http, choice, signal));
    const cardId = await cardToPay(asking);
    if (!('output' in price)) return 'its price is not known';
    if (cardId === null) return 'the member has no card to pay with';
    const { amountToCharge } = price.output;
    await asking.ask('changeMembership', (http, signal) =>
      upgradePlan(http, { choice, cardId, amountToCharge }, randomUUID(), signal),
    );
    return null;
  },
  async withdraw({ asking, member }) {
    const cardId = await cardToPay(asking);
    if (member.withdraw === undefined) return 'the member file has no "withdraw": an amount';
    if (cardId === null) return 'the member has no card to be paid to';
    const amount = Math.round(member.withdraw * 100);
    await asking.ask('withdraw', (http, signal) => withdraw(http, { cardId, amount }, randomUUID(), signal));
    return null;
  },
};

async function cardToPay({ attempt }: Asking): Promise<string | null> {
  const cards = await attempt((http, signal) => fetchCards(http, {}, signal));
  return 'output' in cards ? (primaryCard(cards.output)?.id ?? null) : null;
}

/** Makes the calls that were named, each once. */
export async function checkSpending(purchase: Purchase, { spend }: ConformOptions): Promise<void> {
  for (const name of new Set(spend)) {
    const lacking = await spendable[name](purchase);
    if (lacking !== null) purchase.asking.findings.leaveOut(name, lacking);
  }
}
