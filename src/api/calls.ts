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

/** Every call of the app, under the name of the actor that makes it. */
export const calls = {
  fetchCsrfCookie: { method: 'GET', path: 'sanctum/csrf-cookie', class: 'silent', prefix: 'none' },

  fetchClient: { method: 'GET', path: '', class: 'boot' },
  fetchTiers: { method: 'GET', path: 'membership-tiers', class: 'boot' },
  fetchTheme: { method: 'GET', path: 'theme', class: 'page' },

  signUp: { method: 'POST', path: 'signup', class: 'auth' },
  logIn: { method: 'POST', path: 'login', class: 'auth' },
  logOut: { method: 'POST', path: 'logout', class: 'silent' },
  beginPasswordReset: { method: 'POST', path: 'password-reset-begin', class: 'auth' },
  validateResetCode: { method: 'POST', path: 'password-reset-validate-token', class: 'auth' },
  resetPassword: { method: 'POST', path: 'password-reset', class: 'auth' },
  redirectToProvider: {
    method: 'POST',
    path: 'socialite/{provider}/redirect',
    class: 'auth',
    prefix: 'client',
  },
  readActivation: { method: 'GET', path: 'activate/{token}', class: 'auth' },
  activate: { method: 'POST', path: 'activate/{token}', class: 'auth' },

  fetchSession: { method: 'GET', path: 'users/me', class: 'silent' },
  changeProfile: { method: 'PATCH', path: 'users/me', class: 'form' },
  changeEmail: { method: 'PATCH', path: 'users/me/email', class: 'form' },
  changePassword: { method: 'PATCH', path: 'users/me/password', class: 'form' },

  fetchRewards: { method: 'GET', path: 'rewards', class: 'page' },
  searchRewards: { method: 'GET', path: 'rewards/search', class: 'page' },
  fetchReward: { method: 'GET', path: 'rewards/{id}', class: 'page' },
  fetchCategories: { method: 'GET', path: 'categories', class: 'page' },

  fetchCardForm: { method: 'GET', path: 'card-hosted-form', class: 'payment' },
  fetchCards: { method: 'GET', path: 'cards', class: 'page' },
  linkCard: { method: 'POST', path: 'cards', class: 'payment', keyed: true },
  resumeCard: { method: 'POST', path: 'cards/{id}/resume', class: 'card' },
  pauseCard: { method: 'POST', path: 'cards/{id}/pause', class: 'card' },
  deleteCard: { method: 'DELETE', path: 'cards/{id}', class: 'card' },
  makeCardDefault: { method: 'POST', path: 'cards/{id}/set-as-default', class: 'card' },

  fetchSummary: { method: 'GET', path: 'membership/summary', class: 'page' },
  fetchContributions: { method: 'GET', path: 'membership/contributions', class: 'page' },
  fetchCharges: { method: 'GET', path: 'membership/charges', class: 'page' },
  fetchAffinities: { method: 'GET', path: 'membership/affinities', class: 'page' },
  chooseAffinity: { method: 'POST', path: 'membership/affinities', class: 'form' },
  enrol: { method: 'POST', path: 'membership', class: 'payment', keyed: true },
  changeMembership: { method: 'PATCH', path: 'membership', class: 'payment', keyed: true },
  previewChange: { method: 'GET', path: 'membership/update-preview', class: 'payment' },
  chargeMembership: { method: 'POST', path: 'membership/charge', class: 'payment', keyed: true },
  cancelMembership: { method: 'POST', path: 'membership/cancel', class: 'payment' },
  scheduleDowngrade: { method: 'POST', path: 'membership/downgrade', class: 'payment', keyed: true },
  cancelDowngrade: { method: 'DELETE', path: 'membership/downgrade', class: 'payment' },

  fetchTransactions: { method: 'GET', path: 'transactions', class: 'page' },
  fetchPayouts: { method: 'GET', path: 'payouts', class: 'page' },
  withdraw: { method: 'POST', path: 'payouts', class: 'payment', keyed: true },

  fetchReferrals: { method: 'GET', path: 'referrals', class: 'page' },
  fetchReferralLink: { method: 'GET', path: 'referrals/link', class: 'page' },
} as const satisfies Record<string, Call>;
