/**
 * How a failure of a call is shown: `boot` stops the start, `page` fails one section, `form` alerts at the form,
 * `card` and `auth` at the action, `payment` needs its outcome confirmed, `silent` is never shown.
 */
type CallClass = 'boot' | 'page' | 'form' | 'card' | 'payment' | 'auth' | 'silent';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the prefix; `{name}` stands for a parameter. */
  path: string;
  class: CallClass;
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
  class: 'silent',
  prefix: 'none',
} as const satisfies Call;
export const fetchClient = { method: 'GET', path: '', class: 'boot' } as const satisfies Call;
export const fetchTiers = { method: 'GET', path: 'membership-tiers', class: 'boot' } as const satisfies Call;
export const fetchTheme = { method: 'GET', path: 'theme', class: 'page' } as const satisfies Call;
export const logIn = { method: 'POST', path: 'login', class: 'auth' } as const satisfies Call;
export const logOut = { method: 'POST', path: 'logout', class: 'silent' } as const satisfies Call;
export const redirectToProvider = {
  method: 'POST',
  path: 'socialite/{provider}/redirect',
  class: 'auth',
  prefix: 'client',
} as const satisfies Call;
export const fetchSession = { method: 'GET', path: 'users/me', class: 'silent' } as const satisfies Call;
export const fetchRewards = { method: 'GET', path: 'rewards', class: 'page' } as const satisfies Call;
export const searchRewards = { method: 'GET', path: 'rewards/search', class: 'page' } as const satisfies Call;
export const fetchReward = { method: 'GET', path: 'rewards/{id}', class: 'page' } as const satisfies Call;
export const fetchCategories = { method: 'GET', path: 'categories', class: 'page' } as const satisfies Call;
export const fetchCards = { method: 'GET', path: 'cards', class: 'page' } as const satisfies Call;
export const fetchSummary = {
  method: 'GET',
  path: 'membership/summary',
  class: 'page',
} as const satisfies Call;
