import type { AppError } from '#machines/domain/app-error.ts';
import type { Credentials } from '#machines/domain/credentials.ts';
import { lazyModule, type LazyModule } from '#src/code/lazy-module.ts';
import { fetchClient } from './client.ts';
import type { Http } from './http.ts';
import { fetchSession, logIn, logOut } from './session.ts';
import { fetchTheme } from './theme.ts';
import { fetchTiers } from './tiers.ts';

const cards = lazyModule(() => import('./cards.ts'));
const categories = lazyModule(() => import('./categories.ts'));
const rewards = lazyModule(() => import('./rewards.ts'));
const social = lazyModule(() => import('./social.ts'));
const summary = lazyModule(() => import('./summary.ts'));

export type Api = ReturnType<typeof createApi>;

/** The calls of the first pages, bound to one HTTP client. Each rejects with an `AppError`, or an `AbortError` when left. */
export function createApi(http: Http) {
  /** A call that the login page does not make. Code that can't be loaded is a call without an answer. */
  const lazyCall =
    <Code, Args extends unknown[], Answer>(
      { load }: LazyModule<Code>,
      callOf: (code: Code) => (http: Http, ...args: Args) => Promise<Answer>,
    ) =>
    async (...args: Args): Promise<Answer> =>
      callOf(await load().catch(noAnswer))(http, ...args);

  return {
    fetchClient: (signal: AbortSignal) => fetchClient(http, signal),
    fetchTiers: (signal: AbortSignal) => fetchTiers(http, signal),
    fetchTheme: (signal: AbortSignal) => fetchTheme(http, signal),
    fetchSession: (signal: AbortSignal) => fetchSession(http, signal),
    logIn: (credentials: Credentials, signal: AbortSignal) => logIn(http, credentials, signal),
    redirectToProvider: lazyCall(social, ({ redirectToProvider }) => redirectToProvider),
    logOut: (signal: AbortSignal) => logOut(http, signal),
    fetchSummary: lazyCall(summary, ({ fetchSummary }) => fetchSummary),
    fetchRewards: lazyCall(rewards, ({ fetchRewards }) => fetchRewards),
    searchRewards: lazyCall(rewards, ({ searchRewards }) => searchRewards),
    fetchReward: lazyCall(rewards, ({ fetchReward }) => fetchReward),
    fetchCategories: lazyCall(categories, ({ fetchCategories }) => fetchCategories),
    fetchCards: lazyCall(cards, ({ fetchCards }) => fetchCards),
  };
}

function noAnswer(): never {
  throw { kind: 'offline' } satisfies AppError;
}
