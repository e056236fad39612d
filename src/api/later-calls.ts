import type { Call } from './calls.ts';

/* The calls of the pages that are fetched when they are shown, each under the name of the actor that makes it. */

export const signUp = { method: 'POST', path: 'signup' } as const satisfies Call;
export const beginPasswordReset = {
  method: 'POST',
  path: 'password-reset-begin',
} as const satisfies Call;
export const validateResetCode = {
  method: 'POST',
  path: 'password-reset-validate-token',
} as const satisfies Call;
export const resetPassword = {
  method: 'POST',
  path: 'password-reset',
} as const satisfies Call;
export const readActivation = {
  method: 'GET',
  path: 'activate/{token}',
} as const satisfies Call;
export const activate = { method: 'POST', path: 'activate/{token}' } as const satisfies Call;
export const changeProfile = { method: 'PATCH', path: 'users/me' } as const satisfies Call;
export const fetchCardForm = {
  method: 'GET',
  path: 'card-hosted-form',
} as const satisfies Call;
export const linkCard = {
  method: 'POST',
  path: 'cards',
  keyed: true,
} as const satisfies Call;
export const resumeCard = {
  method: 'POST',
  path: 'cards/{id}/resume',
} as const satisfies Call;
export const pauseCard = { method: 'POST', path: 'cards/{id}/pause' } as const satisfies Call;
export const deleteCard = { method: 'DELETE', path: 'cards/{id}' } as const satisfies Call;
export const makeCardDefault = {
  method: 'POST',
  path: 'cards/{id}/set-as-default',
} as const satisfies Call;
export const fetchAffinities = {
  method: 'GET',
  path: 'membership/affinities',
} as const satisfies Call;
export const chooseAffinity = {
  method: 'POST',
  path: 'membership/affinities',
} as const satisfies Call;
export const enrol = {
  method: 'POST',
  path: 'membership',
  keyed: true,
} as const satisfies Call;
export const changeMembership = {
  method: 'PATCH',
  path: 'membership',
  keyed: true,
} as const satisfies Call;
export const previewChange = {
  method: 'GET',
  path: 'membership/update-preview',
} as const satisfies Call;
export const chargeMembership = {
  method: 'POST',
  path: 'membership/charge',
  keyed: true,
} as const satisfies Call;
export const cancelMembership = {
  method: 'POST',
  path: 'membership/cancel',
} as const satisfies Call;
export const scheduleDowngrade = {
  method: 'POST',
  path: 'membership/downgrade',
  keyed: true,
} as const satisfies Call;
export const cancelDowngrade = {
  method: 'DELETE',
  path: 'membership/downgrade',
} as const satisfies Call;
export const fetchTransactions = { method: 'GET', path: 'transactions' } as const satisfies Call;
export const fetchContributions = {
  method: 'GET',
  path: 'membership/contributions',
} as const satisfies Call;
export const fetchPayouts = { method: 'GET', path: 'payouts' } as const satisfies Call;
export const fetchPayout = { method: 'GET', path: 'payouts/{id}' } as const satisfies Call;
export const withdraw = {
  method: 'POST',
  path: 'payouts',
  keyed: true,
} as const satisfies Call;
export const fetchReferralLink = {
  method: 'GET',
  path: 'referrals/link',
} as const satisfies Call;
export const changeEmail = { method: 'PATCH', path: 'users/me/email' } as const satisfies Call;
export const changePassword = { method: 'PATCH', path: 'users/me/password' } as const satisfies Call;
export const changePreferences = { method: 'PATCH', path: 'membership' } as const satisfies Call;
export const fetchCharges = { method: 'GET', path: 'membership/charges' } as const satisfies Call;
export const fetchCharge = {
  method: 'GET',
  path: 'membership/charges/{id}',
} as const satisfies Call;
export const fetchGiving = { method: 'GET', path: 'membership/giving' } as const satisfies Call;
export const fetchReferrals = { method: 'GET', path: 'referrals' } as const satisfies Call;
export const fetchHistory = { method: 'GET', path: 'users/me/history' } as const satisfies Call;
export const fetchDevices = { method: 'GET', path: 'users/me/sessions' } as const satisfies Call;
export const endSession = { method: 'DELETE', path: 'users/me/sessions/{id}' } as const satisfies Call;
export const endOtherSessions = { method: 'DELETE', path: 'users/me/sessions' } as const satisfies Call;
