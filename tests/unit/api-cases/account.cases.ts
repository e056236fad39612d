import { sampleCharge, sampleCharges, sampleGiving } from '#machines/samples/charges.ts';
import { sampleDevices } from '#machines/samples/devices.ts';
import { sampleEntry, sampleHistory } from '#machines/samples/history.ts';
import { sampleReward, sampleRewardPage } from '#machines/samples/rewards.ts';
import { sampleUpdate, sampleUpdates } from '#machines/samples/updates.ts';
import * as changes from '#src/api/account-changes.ts';
import * as billing from '#src/api/billing.ts';
import * as devices from '#src/api/devices.ts';
import * as pending from '#src/api/pending-email.ts';
import * as history from '#src/api/history.ts';
import * as saved from '#src/api/saved-offers.ts';
import { user } from '../api-stub.ts';
import type { BodilessCall, CallCases, MadeCall } from './made-call.ts';

export const base = 'https://api.test/w/v1/varsity';
const membership = { membership: { status: 'active', newsletter: true, maxRoundUp: 25.5 } };
const stored = { status: 'active', newsletter: true, maxRoundUp: 2550 };
const email = {
  email: 'ada@example.com',
  currentPassword: 'Demo!2345',
  emailConfirmation: 'ada@example.com',
};
export const password = {
  currentPassword: 'Demo!2345',
  password: 'N3w!pass',
  passwordConfirmation: 'N3w!pass',
};
const charge = { ...sampleCharge, amount: 25 };
const inMajorUnits = <Row extends { amount: number; own: number | null }>(row: Row) => ({
  ...row,
  amount: row.amount / 100,
  own: (row.own ?? 0) / 100,
});
const giving = {
  ...sampleGiving,
  total: 1234.56,
  ownTotal: 900,
  byCause: sampleGiving.byCause.map(inMajorUnits),
  byMonth: sampleGiving.byMonth.map(inMajorUnits),
};
const period = { from: '2026-01-01', to: '2026-12-31' };

const preferences = {
  method: 'PATCH',
  url: `${base}/membership`,
  body: membership,
  output: stored,
};

const made: readonly MadeCall[] = [
  {
    name: 'changeEmail',
    make: ({ http, signal }) => changes.changeEmail(http, email, signal),
    method: 'PATCH',
    url: `${base}/users/me/email`,
    json: email,
    body: { user },
    output: { id: '7', email: 'active@example.com' },
  },
  {
    name: 'resendEmailLink',
    make: ({ http, signal }) => pending.resendEmailLink(http, signal),
    method: 'POST',
    url: `${base}/users/me/pending-email`,
    body: { user },
    output: { id: '7', email: 'active@example.com' },
  },
  {
    name: 'confirmEmail',
    make: ({ http, signal }) => pending.confirmEmail(http, 'link-token', signal),
    method: 'POST',
    url: `${base}/users/me/pending-email/confirm`,
    json: { token: 'link-token' },
    body: { user },
    output: { id: '7', email: 'active@example.com' },
  },
  {
    name: 'dropPendingEmail',
    make: ({ http, signal }) => pending.dropPendingEmail(http, signal),
    method: 'DELETE',
    url: `${base}/users/me/pending-email`,
    body: { user },
    output: { id: '7', email: 'active@example.com' },
  },
  {
    ...preferences,
    name: 'changePreferences to the newsletter',
    make: ({ http, signal }) => changes.changePreferences(http, { newsletter: true }, signal),
    json: { newsletter: true },
  },
  {
    ...preferences,
    name: 'changePreferences to a cap',
    make: ({ http, signal }) => changes.changePreferences(http, { maxRoundUp: 2550 }, signal),
    json: { maxRoundUp: 25.5 },
  },
  {
    ...preferences,
    name: 'changePreferences to no cap',
    make: ({ http, signal }) => changes.changePreferences(http, { maxRoundUp: null }, signal),
    json: { maxRoundUp: null },
  },
  {
    name: 'fetchCharges',
    isList: true,
    make: ({ http, signal }) => billing.fetchCharges(http, { count: 6 }, signal),
    method: 'GET',
    url: `${base}/membership/charges?pageSize=6`,
    body: { ...sampleCharges, items: [charge] },
    output: { ...sampleCharges, items: [sampleCharge] },
  },
  {
    name: 'fetchHistory',
    isList: true,
    make: ({ http, signal }) => history.fetchHistory(http, { count: 6 }, signal),
    method: 'GET',
    url: `${base}/users/me/history?pageSize=6`,
    body: { ...sampleHistory, items: [{ ...sampleEntry, amount: 12.5 }] },
    output: { ...sampleHistory, items: [sampleEntry] },
  },
  {
    name: 'fetchUpdates',
    isList: true,
    make: ({ http, signal }) => history.fetchUpdates(http, { count: 6 }, signal),
    method: 'GET',
    url: `${base}/users/me/updates?pageSize=6`,
    body: { ...sampleUpdates, items: [{ ...sampleUpdate, amount: 12.5 }] },
    output: { ...sampleUpdates, items: [sampleUpdate] },
  },
  {
    name: 'fetchSavedOffers',
    isList: true,
    make: ({ http, signal }) => saved.fetchSavedOffers(http, { pageNumber: 1, pageSize: 10 }, signal),
    method: 'GET',
    url: `${base}/users/me/saved-offers?pageSize=10&pageNumber=1`,
    body: { ...sampleRewardPage, items: [sampleReward] },
    output: sampleRewardPage,
  },
  {
    name: 'fetchDevices',
    isList: true,
    make: ({ http, signal }) => devices.fetchDevices(http, signal),
    method: 'GET',
    url: `${base}/users/me/sessions`,
    body: { items: sampleDevices },
    output: sampleDevices,
  },
  {
    name: 'fetchCharge',
    make: ({ http, signal }) => billing.fetchCharge(http, 'c/1', signal),
    method: 'GET',
    url: `${base}/membership/charges/c%2F1`,
    body: { charge },
    output: sampleCharge,
  },
  {
    name: 'fetchGiving of a period',
    make: ({ http, signal }) => billing.fetchGiving(http, period, signal),
    method: 'GET',
    url: `${base}/membership/giving?from=2026-01-01&to=2026-12-31`,
    body: giving,
    output: sampleGiving,
  },
  {
    name: 'fetchGiving of the last year',
    make: ({ http, signal }) => billing.fetchGiving(http, null, signal),
    method: 'GET',
    url: `${base}/membership/giving`,
    body: giving,
    output: sampleGiving,
  },
];

const bodiless: readonly BodilessCall[] = [
  {
    name: 'changePassword',
    make: ({ http, signal }) => changes.changePassword(http, password, signal),
    method: 'PATCH',
    url: `${base}/users/me/password`,
  },
  {
    name: 'endSession',
    make: ({ http, signal }) => devices.endSession(http, 'device-2', signal),
    method: 'DELETE',
    url: `${base}/users/me/sessions/device-2`,
  },
  {
    name: 'markUpdatesRead',
    make: ({ http, signal }) => history.markUpdatesRead(http, 'update-1', signal),
    method: 'POST',
    url: `${base}/users/me/updates/read`,
  },
  {
    name: 'saveOffer',
    make: ({ http, signal }) => saved.saveOffer(http, 'offer-1', signal),
    method: 'POST',
    url: `${base}/users/me/saved-offers`,
  },
  {
    name: 'unsaveOffer',
    make: ({ http, signal }) => saved.unsaveOffer(http, 'offer/1', signal),
    method: 'DELETE',
    url: `${base}/users/me/saved-offers/offer%2F1`,
  },
  {
    name: 'endOtherSessions',
    make: ({ http, signal }) => devices.endOtherSessions(http, signal),
    method: 'DELETE',
    url: `${base}/users/me/sessions`,
  },
];

export const callCases: CallCases = {
  modules: [changes, billing, devices, history, pending, saved],
  agreed: [
    'GET users/me/history',
    'GET users/me/updates',
    'POST users/me/updates/read',
    'GET users/me/saved-offers',
    'POST users/me/saved-offers',
    'DELETE users/me/saved-offers/{id}',
    'GET users/me/sessions',
    'DELETE users/me/sessions',
    'DELETE users/me/sessions/{id}',
    'PATCH users/me/email',
    'POST users/me/pending-email',
    'POST users/me/pending-email/confirm',
    'DELETE users/me/pending-email',
    'PATCH users/me/password',
    'PATCH membership',
    'GET membership/charges',
    'GET membership/charges/{id}',
    'GET membership/giving',
  ],
  made,
  bodiless,
};
