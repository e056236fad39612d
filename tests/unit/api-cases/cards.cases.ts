import type { CardLink } from '#src/api/card-linking.ts';
import * as affinities from '#src/api/affinities.ts';
import * as cardLinking from '#src/api/card-linking.ts';
import * as membershipCalls from '#src/api/membership.ts';
import { samples } from '../api-stub.ts';
import type { CallCases, MadeCall } from './made-call.ts';

const base = 'https://api.test/w/v1/varsity';
export const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const keyed = { 'idempotency-key': key };
const platformData = { token: 'tok_visa_4242_x', lastDigits: '4242', expiryMonth: 4, expiryYear: 2030 };
export const plan = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
export const link: CardLink = {
  card: { name: 'Ada Moss', system: 'visa', platformData },
  currencyCode: 'USD',
  plan: null,
  maxRoundUp: null,
};
const sent = { name: 'Ada Moss', system: 'visa', currencyCode: 'USD', platformData };
export const linked = {
  method: 'POST',
  url: `${base}/cards`,
  headers: { ...keyed, 'x-utm-source': 'mail' },
  body: { card: samples.cards.items[0] },
  output: { id: 'c-1', system: 'amex' },
};
export const membership = { status: 'ACTIVE', membershipTierId: 3 };

const made: readonly MadeCall[] = [
  {
    name: 'fetchCardForm',
    make: ({ cards, signal }) => cards.fetchCardForm(signal),
    method: 'GET',
    url: `${base}/card-hosted-form`,
    body: { scriptContent: 'document.title = "form"' },
    output: 'document.title = "form"',
  },
  {
    ...linked,
    name: 'linkCard',
    make: ({ cards, signal }) => cards.linkCard(link, key, signal),
    json: sent,
  },
  {
    ...linked,
    name: 'linkCard with a plan and a cap',
    make: ({ cards, signal }) => cards.linkCard({ ...link, plan, maxRoundUp: 2050 }, key, signal),
    json: { ...sent, ...plan, maxRoundUp: 20.5 },
  },
  {
    ...linked,
    name: 'linkCard with a tier that has no plan, and a cap of nothing',
    make: ({ cards, signal }) =>
      cards.linkCard({ ...link, plan: { ...plan, membershipTierPlanId: null }, maxRoundUp: 0 }, key, signal),
    json: { ...sent, membershipTierId: 'gold' },
  },
  {
    ...linked,
    name: 'linkCard without a name',
    make: ({ cards, signal }) => cards.linkCard({ ...link, card: { ...link.card, name: ' ' } }, key, signal),
    json: { ...sent, name: 'visa' },
  },
  {
    name: 'makeCardDefault',
    make: ({ cards, signal }) => cards.makeCardDefault('c/1', signal),
    method: 'POST',
    url: `${base}/cards/c%2F1/set-as-default`,
    body: { card: samples.cards.items[0] },
    output: { id: 'c-1' },
  },
  {
    name: 'enrol',
    make: ({ cards, signal }) =>
      cards.enrol(plan, { maxRoundUp: 2100, newsletter: true, over18: true }, key, signal),
    method: 'POST',
    url: `${base}/membership`,
    headers: { ...keyed, 'x-utm-source': 'mail' },
    json: { ...plan, maxRoundUp: 21, newsletter: true, over18: true },
    body: samples.session,
    output: { user: { id: '7' }, membership: { status: 'active' } },
  },
  {
    name: 'enrol without a plan or a cap',
    make: ({ cards, signal }) =>
      cards.enrol(
        { ...plan, membershipTierPlanId: null },
        { maxRoundUp: null, newsletter: false, over18: true },
        key,
        signal,
      ),
    method: 'POST',
    url: `${base}/membership`,
    headers: { ...keyed, 'x-utm-source': 'mail' },
    json: { membershipTierId: 'gold', newsletter: false, over18: true },
    body: samples.session,
    output: { user: { id: '7' } },
  },
  {
    name: 'chargeMembership',
    make: ({ cards, signal }) => cards.chargeMembership(key, signal),
    method: 'POST',
    url: `${base}/membership/charge`,
    headers: keyed,
    body: { membership },
    output: { kind: 'charged', membership: { status: 'active', membershipTierId: '3' } },
  },
  {
    name: 'fetchAffinities',
    isList: true,
    make: ({ cards, signal }) => cards.fetchAffinities(signal),
    method: 'GET',
    url: `${base}/membership/affinities`,
    body: { items: [{ id: 1, name: 'Rowing' }], selectedId: null },
    output: { items: [{ id: '1', name: 'Rowing', imagePath: '' }], selectedId: null },
  },
  {
    name: 'chooseAffinity',
    make: ({ cards, signal }) => cards.chooseAffinity('rowing', signal),
    method: 'POST',
    url: `${base}/membership/affinities`,
    json: { affinityId: 'rowing' },
    body: { membership },
    output: { status: 'active' },
  },
];

export const callCases: CallCases = {
  modules: [cardLinking, membershipCalls, affinities],
  agreed: [
    'GET card-hosted-form',
    'POST cards, keyed',
    'POST cards/{id}/set-as-default',
    'POST membership, keyed',
    'POST membership/charge, keyed',
    'GET membership/affinities',
    'POST membership/affinities',
  ],
  made,
};
