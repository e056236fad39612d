import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { cardSchema } from '#machines/domain/card.ts';
import type { Database } from '#server/db/database.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { cards, memberships } from '#server/db/schema.ts';
import { invalid, rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import { checkCap } from '#server/member/donation-cap.ts';
import { membershipOf, type OwnMembership } from '#server/member/membership.ts';
import { beginUnpaid } from '#server/payments/begin-periods.ts';
import { chargePeriod, chargeUnderWay } from '#server/payments/charging.ts';
import { mayBegin } from '#server/payments/debts.ts';
import { choosePlan, nameOf, startingCost, type PaidPlan } from '#server/payments/plans.ts';
import { acceptCard, chargeAtLinking } from '#server/payments/processor.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import type { CardBody } from './card-body.ts';
import { hasExpired, systemNames, type CardRow } from './card-view.ts';
import { cardsOf, makePrimary, primaryOf } from './own-cards.ts';

/** Visa or Mastercard. Throws the provider's refusal of any other brand. */
function supportedSystem(name: string): 'visa' | 'mastercard' {
  const system = v.parse(cardSchema.entries.system, name);
  if (system === 'visa' || system === 'mastercard') return system;
  if (system === 'amex') throw rejected('olive_cc_002');
  throw rejected(name.startsWith('discover') ? 'olive_cc_001' : 'i_card_004');
}

/** Throws `i_card_003` when another member has the card and has not deleted it; holds its token until the transaction ends. */
async function requireFree(db: Database, user: UserRow, token: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${user.clientId} ${token}`}, 0))`);
  const others = await db
    .select({ id: cards.id })
    .from(cards)
    .where(
      and(
        eq(cards.clientId, user.clientId),
        eq(cards.platformId, token),
        ne(cards.userId, user.id),
        ne(cards.status, 'deleted'),
      ),
    )
    .limit(1);
  if (others.length > 0) throw rejected('i_card_003');
}

/**
 * Adds the card, or replaces the one with the same token; the only usable card is the primary one. It is not changed by
 * what is known of it already.
 */
async function saveCard(db: Database, user: UserRow, body: CardBody, now: Date) {
  const { token, ...shown } = body.platformData;
  const system = supportedSystem(body.system);
  const facts = { ...shown, system, name: body.name || systemNames[system], status: 'active' as const };
  const values = { ...facts, updatedAt: now };
  const own = await cardsOf(db, user);
  const known = own.find(({ platformId }) => platformId === token);
  const id = known?.id ?? crypto.randomUUID();
  const isChanged = known === undefined || !isDeepStrictEqual({ ...known, ...facts }, known);
  if (known) {
    await db.update(cards).set(values).where(eq(cards.id, id));
  } else {
    const { clientId, id: userId } = user;
    await db.insert(cards).values({ ...values, id, clientId, userId, platformId: token, createdAt: now });
  }
  const others = own.filter((card) => card.id !== id);
  if (!known?.billing && primaryOf(others, now) === null) await makePrimary(db, user, id, now);
  return { id, isNew: known === undefined, isChanged };
}

interface LinkedCard {
  card: CardRow;
  isNew: boolean;
}

interface LinkRequest {
  user: UserRow;
  client: ClientRow;
  body: CardBody;
}

async function choiceOf(
  db: Database,
  { membership }: OwnMembership,
  body: CardBody,
): Promise<PaidPlan | null> {
  const { membershipTierId: tierId, membershipTierPlanId: tierPlanId } = body;
  if (tierId === null) return null;
  return choosePlan(db, membership.clientId, { tierId, tierPlanId }, membership.tierId);
}

/**
 * Links a card, and with a tier charges the first period and begins the membership, unless a payment for one is with the
 * bank already; what is pending begins it when it is settled. Throws the refusals of the catalogue.
 */
export async function linkCard(
  transaction: MemberTransaction,
  { user, client, body }: LinkRequest,
): Promise<LinkedCard> {
  const { db, now } = transaction;
  const { platformData, currencyCode, maxRoundUp } = body;
  if (currencyCode !== client.currencyCode) {
    throw invalid({ currencyCode: [`Must be ${client.currencyCode}.`] });
  }
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_card_001');
  supportedSystem(body.system);
  if (hasExpired(platformData, now)) throw rejected('i_card_004');
  acceptCard(platformData);
  await requireFree(db, user, platformData.token);
  const choice = await choiceOf(db, own, body);
  checkCap(maxRoundUp, client, null);

  const { id, isNew, isChanged } = await saveCard(db, user, body, now);
  const { lastDigits } = platformData;
  if (isChanged) await record(transaction, user, { kind: 'cardLinked', cardLastDigits: lastDigits });
  if (maxRoundUp !== null) {
    await db
      .update(memberships)
      .set({ maxRoundUpCents: maxRoundUp })
      .where(eq(memberships.id, own.membership.id));
  }
  if (choice !== null && mayBegin(own) && (await chargeUnderWay(db, user)) === null) {
    const amountCents = startingCost(choice);
    if (amountCents === 0) {
      await beginUnpaid(transaction, own, choice);
    } else {
      const status = chargeAtLinking(platformData);
      const description = nameOf(choice);
      await chargePeriod(transaction, own, {
        card: { id, lastDigits },
        choice,
        amountCents,
        description,
        month: null,
        status,
      });
    }
  }
  const [card] = await db.select().from(cards).where(eq(cards.id, id)).limit(1);
  if (!card) throw new Error('The linked card is gone');
  return { card, isNew };
}
