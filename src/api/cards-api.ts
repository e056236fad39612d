import type { Enrolment } from '#machines/domain/enrolment.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { chooseAffinity, fetchAffinities } from './affinities.ts';
import { fetchCardForm, linkCard, makeCardDefault, type CardLink } from './card-linking.ts';
import type { Http } from './http.ts';
import { chargeMembership, enrol } from './membership.ts';

export interface CardsApiOptions {
  /** The tracking parameters of the landing address, as headers, read for each card and enrolment. */
  utm: () => Promise<Readonly<Record<string, string>>>;
}

export type CardsApi = ReturnType<typeof createCardsApi>;

/**
 * The calls of the flows in which a membership is chosen and paid, which load when they are shown. They share the
 * client of the app's other calls. A `key` is a UUID that stays the same while one intent is repeated. Each
 * rejects with an `AppError`, or an `AbortError` when left.
 */
export function createCardsApi(http: Http, { utm }: CardsApiOptions) {
  return {
    fetchCardForm: (signal: AbortSignal) => fetchCardForm(http, signal),
    linkCard: async (link: CardLink, key: string | null, signal: AbortSignal) =>
      linkCard(http, link, { key, utm: await utm().catch(() => ({})) }, signal),
    makeCardDefault: (id: string, signal: AbortSignal) => makeCardDefault(http, id, signal),
    enrol: async (choice: PlanChoice, enrolment: Enrolment, key: string | null, signal: AbortSignal) =>
      enrol(http, choice, enrolment, { key, utm: await utm().catch(() => ({})) }, signal),
    chargeMembership: (key: string | null, signal: AbortSignal) => chargeMembership(http, key, signal),
    fetchAffinities: (signal: AbortSignal) => fetchAffinities(http, signal),
    chooseAffinity: (affinityId: string, signal: AbortSignal) => chooseAffinity(http, affinityId, signal),
  };
}
