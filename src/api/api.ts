import type { Credentials } from '#machines/domain/credentials.ts';
import { fetchCards, type CardsQuery } from './cards.ts';
import { fetchCategories } from './categories.ts';
import { fetchClient } from './client.ts';
import type { Http } from './http.ts';
import { fetchReward, fetchRewards, searchRewards, type RewardsQuery } from './rewards.ts';
import { fetchSession, logIn, logOut } from './session.ts';
import { redirectToProvider, type SocialStart } from './social.ts';
import { fetchSummary } from './summary.ts';
import { fetchTheme } from './theme.ts';
import { fetchTiers } from './tiers.ts';

export type Api = ReturnType<typeof createApi>;

/** The calls of the first pages, bound to one HTTP client. Each rejects with an `AppError`, or an `AbortError` when left. */
export function createApi(http: Http) {
  return {
    fetchClient: (signal: AbortSignal) => fetchClient(http, signal),
    fetchTiers: (signal: AbortSignal) => fetchTiers(http, signal),
    fetchTheme: (signal: AbortSignal) => fetchTheme(http, signal),
    fetchSession: (signal: AbortSignal) => fetchSession(http, signal),
    logIn: (credentials: Credentials, signal: AbortSignal) => logIn(http, credentials, signal),
    redirectToProvider: (start: SocialStart, signal: AbortSignal) => redirectToProvider(http, start, signal),
    logOut: (signal: AbortSignal) => logOut(http, signal),
    fetchSummary: (signal: AbortSignal) => fetchSummary(http, signal),
    fetchRewards: (query: RewardsQuery, signal: AbortSignal) => fetchRewards(http, query, signal),
    searchRewards: (query: string, signal: AbortSignal) => searchRewards(http, query, signal),
    fetchReward: (id: string, signal: AbortSignal) => fetchReward(http, id, signal),
    fetchCategories: (signal: AbortSignal) => fetchCategories(http, signal),
    fetchCards: (query: CardsQuery, signal: AbortSignal) => fetchCards(http, query, signal),
  };
}
