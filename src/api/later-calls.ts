import type { Call } from './calls.ts';

/* The calls of the pages that are fetched when they are shown, each under the name of the actor that makes it. */

export const signUp = { method: 'POST', path: 'signup', class: 'auth' } as const satisfies Call;
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
export const readActivation = {
  method: 'GET',
  path: 'activate/{token}',
  class: 'auth',
} as const satisfies Call;
export const activate = { method: 'POST', path: 'activate/{token}', class: 'auth' } as const satisfies Call;
export const changeProfile = { method: 'PATCH', path: 'users/me', class: 'form' } as const satisfies Call;
export const changeEmail = { method: 'PATCH', path: 'users/me/email', class: 'form' } as const satisfies Call;
export const changePassword = {
  method: 'PATCH',
  path: 'users/me/password',
  class: 'form',
} as const satisfies Call;
export const fetchCardForm = {
  method: 'GET',
  path: 'card-hosted-form',
  class: 'payment',
} as const satisfies Call;
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
