import * as cardChanges from '#src/api/card-changes.ts';
import * as planChanges from '#src/api/plan-changes.ts';
import { samples } from '../api-stub.ts';
import type { CallCases, MadeCall } from './made-call.ts';

const base = 'https://api.test/w/v1/varsity';
export const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const keyed = { 'idempotency-key': key };
export const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const noPlan = { ...choice, membershipTierPlanId: null };
export const upgrade = { choice, cardId: 'c-1', amountToCharge: 2105 };
const period = { membershipTierId: 3, endsAt: '2026-12-11T23:59:59.999Z' };
const changed = {
  body: { membership: { status: 'ACTIVE', membershipTierId: 3, currentSubscription: period } },
  output: {
    status: 'active',
    membershipTierId: '3',
    membershipTierPlanId: null,
    currentSubscription: { membershipTierId: '3', membershipTierPlanId: null, endsAt: period.endsAt },
    membershipSubscriptions: [],
  },
};
const card = { body: { card: samples.cards.items[0] }, output: { id: 'c-1', system: 'amex' } };
const price = {
  amountToCharge: '21.05',
  lines: [
    { description: 'Gold, monthly', amount: 25 },
    { description: 'Unused time on Rookie, monthly', amount: -3.95 },
  ],
  nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 25 },
};

const made: readonly MadeCall[] = [
  {
    name: 'previewChange',
    make: ({ http, signal }) => planChanges.previewChange(http, choice, signal),
    method: 'GET',
    url: `${base}/membership/update-preview?membershipTierId=gold&membershipTierPlanId=gold-month`,
    body: price,
    output: {
      amountToCharge: 2105,
      lines: [
        { description: 'Gold, monthly', amount: 2500 },
        { description: 'Unused time on Rookie, monthly', amount: -395 },
      ],
      nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 2500 },
    },
  },
  {
    name: 'previewChange of a tier without plans, told without lines',
    make: ({ http, signal }) => planChanges.previewChange(http, noPlan, signal),
    method: 'GET',
    url: `${base}/membership/update-preview?membershipTierId=gold`,
    body: { amountToCharge: 0 },
    output: { amountToCharge: 0, lines: [], nextRenewal: null },
  },
  {
    name: 'isUpgradeUnderWay',
    make: ({ http, signal }) => planChanges.isUpgradeUnderWay(http, choice, signal),
    method: 'GET',
    url: `${base}/membership/update-preview?membershipTierId=gold&membershipTierPlanId=gold-month`,
    body: price,
    output: false,
  },
  {
    ...changed,
    name: 'upgradePlan',
    output: { kind: 'charged', membership: changed.output },
    make: ({ http, signal }) => planChanges.upgradePlan(http, upgrade, key, signal),
    method: 'PATCH',
    url: `${base}/membership`,
    headers: keyed,
    json: { ...choice, cardId: 'c-1', amountToCharge: 21.05 },
  },
  {
    ...changed,
    name: 'undoCancel',
    make: ({ http, signal }) => planChanges.undoCancel(http, noPlan, key, signal),
    method: 'PATCH',
    url: `${base}/membership`,
    headers: keyed,
    json: { membershipTierId: 'gold' },
  },
  {
    ...changed,
    name: 'scheduleDowngrade',
    make: ({ http, signal }) => planChanges.scheduleDowngrade(http, choice, key, signal),
    method: 'POST',
    url: `${base}/membership/downgrade`,
    headers: keyed,
    json: choice,
  },
  {
    ...changed,
    name: 'cancelDowngrade',
    make: ({ http, signal }) => planChanges.cancelDowngrade(http, signal),
    method: 'DELETE',
    url: `${base}/membership/downgrade`,
  },
  {
    ...changed,
    name: 'cancelMembership',
    make: ({ http, signal }) =>
      planChanges.cancelMembership(http, { reason: 'Moving', comment: 'Bye' }, signal),
    method: 'POST',
    url: `${base}/membership/cancel`,
    json: { reason: 'Moving', comment: 'Bye' },
  },
  {
    ...changed,
    name: 'cancelMembership without a word',
    make: ({ http, signal }) => planChanges.cancelMembership(http, {}, signal),
    method: 'POST',
    url: `${base}/membership/cancel`,
    json: {},
  },
  {
    ...card,
    name: 'pauseCard',
    make: ({ http, signal }) => cardChanges.pauseCard(http, 'c/1', signal),
    method: 'POST',
    url: `${base}/cards/c%2F1/pause`,
  },
  {
    ...card,
    name: 'resumeCard',
    make: ({ http, signal }) => cardChanges.resumeCard(http, 'c/1', signal),
    method: 'POST',
    url: `${base}/cards/c%2F1/resume`,
  },
  {
    ...card,
    name: 'deleteCard',
    make: ({ http, signal }) => cardChanges.deleteCard(http, 'c/1', signal),
    method: 'DELETE',
    url: `${base}/cards/c%2F1`,
  },
];

export const callCases: CallCases = {
  modules: [planChanges, cardChanges],
  agreed: [
    'GET membership/update-preview',
    'PATCH membership, keyed',
    'POST membership/downgrade, keyed',
    'DELETE membership/downgrade',
    'POST membership/cancel',
    'POST cards/{id}/pause',
    'POST cards/{id}/resume',
    'DELETE cards/{id}',
  ],
  made,
};
