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
 * Every call of the app, under the name of the actor that makes it. Each is a constant of its own, so that the
 * app carries only those that it makes.
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
export const signUp = { method: 'POST', path: 'signup', class: 'auth' } as const satisfies Call;
export const logIn = { method: 'POST', path: 'login', class: 'auth' } as const satisfies Call;
export const logOut = { method: 'POST', path: 'logout', class: 'silent' } as const satisfies Call;
export const beginPasswordReset = {
  method: 'POST',
  path: 'password-reset-begin',
  class: 'auth',
} as const satisfies Call;
export const validateResetCode = {
  method: 'POST',
  path: 'password-reset-validate-token',
  class: 'auth',
} as const satisfies Call;
export const resetPassword = {
  method: 'POST',
  path: 'password-reset',
  class: 'auth',
} as const satisfies Call;
export const redirectToProvider = {
  method: 'POST',
  path: 'socialite/{provider}/redirect',
  class: 'auth',
  prefix: 'client',
} as const satisfies Call;
export const readActivation = {
  method: 'GET',
  path: 'activate/{token}',
  class: 'auth',
} as const satisfies Call;
export const activate = { method: 'POST', path: 'activate/{token}', class: 'auth' } as const satisfies Call;
export const fetchSession = { method: 'GET', path: 'users/me', class: 'silent' } as const satisfies Call;
export const changeProfile = { method: 'PATCH', path: 'users/me', class: 'form' } as const satisfies Call;
export const changeEmail = { method: 'PATCH', path: 'users/me/email', class: 'form' } as const satisfies Call;
export const changePassword = {
  method: 'PATCH',
  path: 'users/me/password',
  class: 'form',
} as const satisfies Call;
export const fetchRewards = { method: 'GET', path: 'rewards', class: 'page' } as const satisfies Call;
export const searchRewards = { method: 'GET', path: 'rewards/search', class: 'page' } as const satisfies Call;
export const fetchReward = { method: 'GET', path: 'rewards/{id}', class: 'page' } as const satisfies Call;
export const fetchCategories = { method: 'GET', path: 'categories', class: 'page' } as const satisfies Call;
export const fetchCardForm = {
  method: 'GET',
  path: 'card-hosted-form',
  class: 'payment',
} as const satisfies Call;
export const fetchCards = { method: 'GET', path: 'cards', class: 'page' } as const satisfies Call;
export const linkCard = {
  method: 'POST',
  path: 'cards',
  class: 'payment',
  keyed: true,
} as const satisfies Call;
export const resumeCard = {
  method: 'POST',
  path: 'cards/{id}/resume',
  class: 'card',
} as const satisfies Call;
export const pauseCard = { method: 'POST', path: 'cards/{id}/pause', class: 'card' } as const satisfies Call;
export const deleteCard = { method: 'DELETE', path: 'cards/{id}', class: 'card' } as const satisfies Call;
export const makeCardDefault = {
  method: 'POST',
  path: 'cards/{id}/set-as-default',
  class: 'card',
} as const satisfies Call;
export const fetchSummary = {
  method: 'GET',
  path: 'membership/summary',
  class: 'page',
} as const satisfies Call;
export const fetchContributions = {
  method: 'GET',
  path: 'membership/contributions',
  class: 'page',
} as const satisfies Call;
export const fetchCharges = {
  method: 'GET',
  path: 'membership/charges',
  class: 'page',
} as const satisfies Call;
export const fetchAffinities = {
  method: 'GET',
  path: 'membership/affinities',
  class: 'page',
} as const satisfies Call;
export const chooseAffinity = {
  method: 'POST',
  path: 'membership/affinities',
  class: 'form',
} as const satisfies Call;
export const enrol = {
  method: 'POST',
  path: 'membership',
  class: 'payment',
  keyed: true,
} as const satisfies Call;
export const changeMembership = {
  method: 'PATCH',
  path: 'membership',
  class: 'payment',
  keyed: true,
} as const satisfies Call;
export const previewChange = {
  method: 'GET',
  path: 'membership/update-preview',
  class: 'payment',
} as const satisfies Call;
export const chargeMembership = {
  method: 'POST',
  path: 'membership/charge',
  class: 'payment',
  keyed: true,
} as const satisfies Call;
export const cancelMembership = {
  method: 'POST',
  path: 'membership/cancel',
  class: 'payment',
} as const satisfies Call;
export const scheduleDowngrade = {
  method: 'POST',
  path: 'membership/downgrade',
  class: 'payment',
  keyed: true,
} as const satisfies Call;
export const cancelDowngrade = {
  method: 'DELETE',
  path: 'membership/downgrade',
  class: 'payment',
} as const satisfies Call;
export const fetchTransactions = {
  method: 'GET',
  path: 'transactions',
  class: 'page',
} as const satisfies Call;
export const fetchPayouts = { method: 'GET', path: 'payouts', class: 'page' } as const satisfies Call;
export const withdraw = {
  method: 'POST',
  path: 'payouts',
  class: 'payment',
  keyed: true,
} as const satisfies Call;
export const fetchReferrals = { method: 'GET', path: 'referrals', class: 'page' } as const satisfies Call;
export const fetchReferralLink = {
  method: 'GET',
  path: 'referrals/link',
  class: 'page',
} as const satisfies Call;
