export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the prefix; `{name}` stands for a parameter. */
  path: string;
  /** What precedes the path: `w/v1/{client}` unless told otherwise. */
  prefix?: 'none' | 'client';
  /** Carries an `Idempotency-Key`. */
  keyed?: true;
}

/*
 * The calls of the first pages, each under the name of the actor that makes it. Each is a constant of its own, so
 * that the app carries only those that it makes; `later-calls.ts` has those of the pages that are fetched.
 */

export const fetchCsrfCookie = {
  method: 'GET',
  path: 'sanctum/csrf-cookie',
  prefix: 'none',
} as const satisfies Call;
export const fetchClient = { method: 'GET', path: '' } as const satisfies Call;
export const fetchTiers = { method: 'GET', path: 'membership-tiers' } as const satisfies Call;
export const fetchTheme = { method: 'GET', path: 'theme' } as const satisfies Call;
export const logIn = { method: 'POST', path: 'login' } as const satisfies Call;
export const logOut = { method: 'POST', path: 'logout' } as const satisfies Call;
export const redirectToProvider = {
  method: 'POST',
  path: 'socialite/{provider}/redirect',
  prefix: 'client',
} as const satisfies Call;
export const fetchSession = { method: 'GET', path: 'users/me' } as const satisfies Call;
export const fetchRewards = { method: 'GET', path: 'rewards' } as const satisfies Call;
export const searchRewards = { method: 'GET', path: 'rewards/search' } as const satisfies Call;
export const fetchReward = { method: 'GET', path: 'rewards/{id}' } as const satisfies Call;
export const fetchCategories = { method: 'GET', path: 'categories' } as const satisfies Call;
export const fetchCards = { method: 'GET', path: 'cards' } as const satisfies Call;
export const fetchSummary = {
  method: 'GET',
  path: 'membership/summary',
} as const satisfies Call;
