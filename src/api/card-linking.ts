import * as v from 'valibot';
import { changedCardSchema, type Card } from '#machines/domain/card.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { HostedCard } from '#machines/domain/hosted-card.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import { keyHeader } from './key-header.ts';
import { changeCard } from './change-card.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchCardForm: { method: 'GET', path: 'card-hosted-form' },
  linkCard: { method: 'POST', path: 'cards', keyed: true },
  makeCardDefault: { method: 'POST', path: 'cards/{id}/set-as-default' },
} as const satisfies Calls;

export interface CardLink {
  card: HostedCard;
  currencyCode: string;
  /** The tier and plan to start and charge for; null only links the card. */
  plan: PlanChoice | null;
  /** Cents; null is unlimited. */
  maxRoundUp: Cents | null;
}

const formAnswer = v.pipe(
  v.object({ scriptContent: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ scriptContent }) => scriptContent),
);

const cardAnswer = v.pipe(
  v.object({ card: changedCardSchema }),
  v.transform(({ card }) => card),
);

/** The script that draws the card provider's form; it runs in the card frame alone. */
export function fetchCardForm(http: Http, signal: AbortSignal): Promise<string> {
  return http.send(calls.fetchCardForm, formAnswer, { signal });
}

/**
 * Links a card; with a plan also starts the membership and charges its first period. The key makes a repeated
 * call the same one. A refused card is a `rejected` error with a code of the card or its provider; a call whose
 * twin still runs has the status 409.
 */
export function linkCard(
  http: Http,
  { card, currencyCode, plan, maxRoundUp }: CardLink,
  { key, utm }: { key: string | null; utm: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<Card> {
  return http.send(calls.linkCard, cardAnswer, {
    signal,
    headers: { ...utm, ...keyHeader(key) },
    json: {
      name: card.name.trim() || card.system || undefined,
      system: card.system || undefined,
      currencyCode,
      platformData: card.platformData,
      membershipTierId: plan?.membershipTierId,
      membershipTierPlanId: plan?.membershipTierPlanId ?? undefined,
      maxRoundUp: maxRoundUp !== null && maxRoundUp > 0 ? toMajorUnits(maxRoundUp) : undefined,
    },
  });
}

/** Makes a card the primary one. One that is not active is a `rejected` error with the code i_card_004. */
export function makeCardDefault(http: Http, id: string, signal: AbortSignal): Promise<Card> {
  return changeCard(http, calls.makeCardDefault, id, { billing: true }, signal);
}
