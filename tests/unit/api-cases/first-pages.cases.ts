import { changePassword } from '#src/api/account-changes.ts';
import * as cards from '#src/api/cards.ts';
import * as categories from '#src/api/categories.ts';
import * as client from '#src/api/client.ts';
import * as httpFile from '#src/api/http.ts';
import * as rewards from '#src/api/rewards.ts';
import * as session from '#src/api/session.ts';
import * as social from '#src/api/social.ts';
import * as summary from '#src/api/summary.ts';
import * as theme from '#src/api/theme.ts';
import * as tiers from '#src/api/tiers.ts';
import { samples } from '../api-stub.ts';
import { password } from './account.cases.ts';
import type { BodilessCall, CallCases, MadeCall } from './made-call.ts';

export const base = 'https://api.test/w/v1/varsity';
const credentials = { email: 'active@example.com', password: 'Demo!2345' };
const opened = {
  lotteryTicketNumbers: ['11', '12'],
  user: { id: '7' },
  membership: { status: 'active' },
};

const made: readonly MadeCall[] = [
  {
    name: 'fetchClient',
    make: ({ api, signal }) => api.fetchClient(signal),
    method: 'GET',
    url: base,
    body: samples.client,
    output: { name: 'Varsity', currencyCode: 'USD' },
  },
  {
    name: 'fetchTiers',
    make: ({ api, signal }) => api.fetchTiers(signal),
    method: 'GET',
    url: `${base}/membership-tiers`,
    body: samples.tiers,
    output: [{ id: '1', name: 'Gold', price: 1050 }],
  },
  {
    name: 'fetchTheme',
    make: ({ api, signal }) => api.fetchTheme(signal),
    method: 'GET',
    url: `${base}/theme`,
    body: samples.theme,
    output: { settings: { primary: '#0099EB' } },
  },
  {
    name: 'fetchSession',
    make: ({ api, signal }) => api.fetchSession(signal),
    method: 'GET',
    url: `${base}/users/me`,
    body: samples.session,
    output: opened,
  },
  {
    name: 'logIn',
    make: ({ api, signal }) => api.logIn(credentials, signal),
    method: 'POST',
    url: `${base}/login`,
    json: credentials,
    body: samples.session,
    output: opened,
  },
  {
    name: 'redirectToProvider',
    make: ({ api, signal }) =>
      api.redirectToProvider({ provider: 'google', page: '/login', referralCode: 'FRIEND' }, signal),
    method: 'POST',
    url: 'https://api.test/varsity/socialite/google/redirect',
    json: { client: 'varsity', page: '/login', referralCode: 'FRIEND' },
    body: { targetUrl: 'https://accounts.google.com/o/oauth2?state=1' },
    output: 'https://accounts.google.com/o/oauth2?state=1',
  },
  {
    name: 'redirectToProvider without a referral',
    make: ({ api, signal }) =>
      api.redirectToProvider({ provider: 'apple', page: '/sign-up/account', referralCode: null }, signal),
    method: 'POST',
    url: 'https://api.test/varsity/socialite/apple/redirect',
    json: { client: 'varsity', page: '/sign-up/account' },
    body: { targetUrl: '/sandbox/identity?state=1' },
    output: '/sandbox/identity?state=1',
  },
  {
    name: 'fetchSummary',
    make: ({ api, signal }) => api.fetchSummary(signal),
    method: 'GET',
    url: `${base}/membership/summary`,
    body: samples.summary,
    output: { cashBackBalance: 1234, lifetimeCashBack: 9990, contributedThisMonth: 110, nextCharge: null },
  },
  {
    name: 'fetchRewards',
    isList: true,
    make: ({ api, signal }) => api.fetchRewards({ pageNumber: 1, pageSize: 20, featured: false }, signal),
    method: 'GET',
    url: `${base}/rewards?pageSize=20&pageNumber=1&featured=0`,
    body: samples.rewards,
    output: { items: [{ id: 'r-1' }], total: 1 },
  },
  {
    name: 'fetchRewards with every filter',
    isList: true,
    make: ({ api, signal }) =>
      api.fetchRewards(
        { pageNumber: 2, pageSize: 20, featured: true, search: 'tea & co', category: 'health_beauty' },
        signal,
      ),
    method: 'GET',
    url: `${base}/rewards?pageSize=20&pageNumber=2&featured=1&search=tea+%26+co&category=health_beauty`,
    body: samples.rewards,
    output: { items: [{ id: 'r-1' }] },
  },
  {
    name: 'searchRewards',
    isList: true,
    make: ({ api, signal }) => api.searchRewards(' nord ', signal),
    method: 'GET',
    url: `${base}/rewards/search?search=nord&pageSize=10&pageNumber=1`,
    body: samples.rewards,
    output: { items: [{ brand: 'Nordwind' }] },
  },
  {
    name: 'fetchReward',
    make: ({ api, signal }) => api.fetchReward('r/1', signal),
    method: 'GET',
    url: `${base}/rewards/r%2F1`,
    body: samples.reward,
    output: { id: 'r-1' },
  },
  {
    name: 'fetchCategories',
    isList: true,
    make: ({ api, signal }) => api.fetchCategories(signal),
    method: 'GET',
    url: `${base}/categories`,
    body: samples.categories,
    output: [{ name: 'Baby', platformName: 'baby' }],
  },
  {
    name: 'fetchCards',
    isList: true,
    make: ({ api, signal }) => api.fetchCards({}, signal),
    method: 'GET',
    url: `${base}/cards?withPlatform=1`,
    body: samples.cards,
    output: [{ id: 'c-1', system: 'amex' }],
  },
  {
    name: 'fetchCards with the deleted ones',
    isList: true,
    make: ({ api, signal }) => api.fetchCards({ withDeleted: true }, signal),
    method: 'GET',
    url: `${base}/cards?withPlatform=1&withDeleted=1`,
    body: samples.cards,
    output: [{ id: 'c-1' }],
  },
];

const bodiless: readonly BodilessCall[] = [
  { name: 'logOut', make: ({ api, signal }) => api.logOut(signal), method: 'POST', url: `${base}/logout` },
  {
    /** Made by the client itself, before a change. */
    name: 'fetchCsrfCookie',
    make: ({ http, signal }) => changePassword(http, password, signal),
    method: 'GET',
    url: 'https://api.test/sanctum/csrf-cookie',
  },
];

export const callCases: CallCases = {
  modules: [
    { calls: httpFile.calls },
    client,
    tiers,
    theme,
    session,
    social,
    summary,
    rewards,
    categories,
    cards,
  ],
  agreed: [
    'GET sanctum/csrf-cookie, prefix none',
    'GET',
    'GET membership-tiers',
    'GET theme',
    'POST login',
    'POST logout',
    'GET users/me',
    'POST socialite/{provider}/redirect, prefix client',
    'GET membership/summary',
    'GET rewards',
    'GET rewards/search',
    'GET rewards/{id}',
    'GET categories',
    'GET cards',
  ],
  made,
  bodiless,
};
