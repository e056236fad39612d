import { read, readFirst, visit, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  fetchCsrfCookie: visit('/sanctum/csrf-cookie'),
  fetchClient: visit(''),
  fetchTiers: visit('/membership-tiers'),
  fetchTheme: visit('/theme'),
  logIn: {
    ...visit('/login', async (_, { email }) => ({ email, password: 'Demo!2345' })),
    history: 'none',
  },
  logOut: {
    state: 'active',
    request: async () => ({ method: 'POST', path: '/logout' }),
    history: 'none',
  },
  redirectToProvider: visit('/socialite/google/redirect', async () => ({
    client: 'varsity',
    page: '/login',
    referralCode: null,
  })),
  fetchSession: read('/users/me'),
  fetchRewards: read('/rewards'),
  searchRewards: read('/rewards/search?search=a'),
  fetchReward: readFirst('/rewards'),
  fetchCategories: read('/categories'),
  fetchCards: read('/cards'),
  fetchSummary: read('/membership/summary'),
};
