import type { AppError } from '#machines/domain/app-error.ts';
import type { Credentials } from '#machines/domain/credentials.ts';
import { withinReach } from '#src/code/within-reach.ts';
import type { CardsQuery } from './cards.ts';
import { fetchClient } from './client.ts';
import type { Http } from './http.ts';
import type { RewardsQuery } from './rewards.ts';
import { fetchSession, logIn, logOut } from './session.ts';
import type { SocialStart } from './social.ts';
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
    redirectToProvider: async (start: SocialStart, signal: AbortSignal) =>
      (await fetched(() => import('./social.ts'))).redirectToProvider(http, start, signal),
    logOut: (signal: AbortSignal) => logOut(http, signal),
    fetchSummary: async (signal: AbortSignal) =>
      (await fetched(() => import('./summary.ts'))).fetchSummary(http, signal),
    fetchRewards: async (query: RewardsQuery, signal: AbortSignal) =>
      (await fetched(() => import('./rewards.ts'))).fetchRewards(http, query, signal),
    searchRewards: async (query: string, signal: AbortSignal) =>
      (await fetched(() => import('./rewards.ts'))).searchRewards(http, query, signal),
    fetchReward: async (id: string, signal: AbortSignal) =>
      (await fetched(() => import('./rewards.ts'))).fetchReward(http, id, signal),
    fetchCategories: async (signal: AbortSignal) =>
      (await fetched(() => import('./categories.ts'))).fetchCategories(http, signal),
    fetchCards: async (query: CardsQuery, signal: AbortSignal) =>
      (await fetched(() => import('./cards.ts'))).fetchCards(http, query, signal),
  };
}

/** The code of a call that the login page does not make. Code that does not come is a call without an answer. */
async function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await withinReach(load);
  } catch {
    throw { kind: 'offline' } satisfies AppError;
  }
}
