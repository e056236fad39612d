import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { cardBody, planBody } from '#tests/support/api-members.ts';
import { comeAs, type PaidCall } from './killed-payments.ts';

const linked = v.object({ card: v.object({ id: v.string() }) });
const listed = v.object({ items: v.array(v.object({ id: v.string() })) });
const summed = v.object({ cashBackBalance: v.number() });
const paidOut = v.object({ payout: v.object({ id: v.string() }) });
const upgraded = v.object({
  membership: v.object({ currentSubscription: v.object({ endsAt: v.string() }) }),
});

const readCard = async (response: Response) => v.parse(linked, await response.json()).card.id;

export const joining: PaidCall = {
  prepare: async (address) => {
    const { userId, call } = await comeAs('abandoned', address);
    const [key, body] = [randomUUID(), { ...cardBody({ userId }), ...planBody('Captain') }];
    return { userId, send: (at) => call(at, 'POST', '/w/v1/varsity/cards', body, key) };
  },
  status: 201,
  read: readCard,
};

export const upgrading: PaidCall = {
  prepare: async (address) => {
    const { userId, call } = await comeAs('manager', address);
    const cards = await call(address(), 'GET', '/w/v1/varsity/cards');
    const { items } = v.parse(listed, await cards.json());
    const [key, body] = [randomUUID(), { ...planBody('Captain'), cardId: items[0]?.id }];
    return { userId, send: (at) => call(at, 'PATCH', '/w/v1/varsity/membership', body, key) };
  },
  status: 200,
  read: async (response) => v.parse(upgraded, await response.json()).membership.currentSubscription.endsAt,
};

/** What each member who withdraws has to withdraw, cents. */
export const balances = new Map<string, number>();

export const withdrawing: PaidCall = {
  prepare: async (address) => {
    const { userId, call } = await comeAs('active', address);
    const get = async (path: string) => (await call(address(), 'GET', `/w/v1/varsity/${path}`)).json();
    const { items } = v.parse(listed, await get('cards'));
    const { cashBackBalance } = v.parse(summed, await get('membership/summary'));
    balances.set(userId, Math.round(cashBackBalance * 100));
    const [key, body] = [randomUUID(), { cardId: items[0]?.id, amount: cashBackBalance }];
    return { userId, send: (at) => call(at, 'POST', '/w/v1/varsity/payouts', body, key) };
  },
  status: 201,
  read: async (response) => v.parse(paidOut, await response.json()).payout.id,
};

/** Of a card that nobody has yet. */
export const newCardDigits = '7319';

export const linkingOneMoreCard: PaidCall = {
  prepare: async (address) => {
    const { userId, call } = await comeAs('active', address);
    const [key, body] = [randomUUID(), cardBody({ userId }, newCardDigits)];
    return { userId, send: (at) => call(at, 'POST', '/w/v1/varsity/cards', body, key) };
  },
  status: 201,
  read: readCard,
};
