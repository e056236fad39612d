import { cardBody, ledgerOf, planBody } from './api-members.ts';
import { cardOf } from './api-plans.ts';
import { emailOrders } from './email-orders.ts';
import { send, type HistoryOrder, type MakeRequest } from './history-order.ts';

const ofCard =
  (verb: string, which = 0): MakeRequest =>
  async (server, member) => {
    const card = (await ledgerOf(server, member)).cards[which];
    return verb === ''
      ? { method: 'DELETE', path: `/cards/${card?.id}` }
      : { method: 'POST', path: `/cards/${card?.id}/${verb}` };
  };

const upgrade =
  (digits: string | null, tier = 'Captain'): MakeRequest =>
  async (server, member) => {
    if (digits !== null) await member.post('/cards', cardBody(member, digits));
    const { cards } = await ledgerOf(server, member);
    const named = cards.find(({ lastDigits }) => lastDigits === digits)?.id;
    const cardId = named ?? (await cardOf(server, member));
    return { method: 'PATCH', path: '/membership', body: { ...planBody(tier), cardId } };
  };

const link =
  (digits: string, withPlan = false): MakeRequest =>
  async (_, member) => ({
    method: 'POST',
    path: '/cards',
    body: { ...cardBody(member, digits), ...(withPlan && planBody('Starter')) },
  });

const store: MakeRequest = async (server, member) => {
  const { membership } = await ledgerOf(server, member);
  const body = { membershipTierId: membership?.tierId, membershipTierPlanId: membership?.tierPlanId };
  return { method: 'PATCH', path: '/membership', body };
};

const withdraw =
  (amount: number): MakeRequest =>
  async (server, member) => ({
    method: 'POST',
    path: '/payouts',
    body: { cardId: await cardOf(server, member), amount },
  });

/** Pauses the card that is resumed afterwards. */
const resume: MakeRequest = async (server, member) => {
  const card = (await ledgerOf(server, member)).cards[0];
  await member.post(`/cards/${card?.id}/pause`);
  return { method: 'POST', path: `/cards/${card?.id}/resume` };
};

const password = (current: string): MakeRequest =>
  send('PATCH', '/users/me/password', {
    currentPassword: current,
    password: 'N3w!password-chosen',
    passwordConfirmation: 'N3w!password-chosen',
  });

const cancel = send('POST', '/membership/cancel', {});
const enrol = (tier: string | null) =>
  send('POST', '/membership', {
    ...planBody('Starter'),
    ...(tier && { membershipTierId: tier }),
    over18: true,
  });

/** Every effect of the calls that a signed-in member makes. */
export const historyOrders: readonly HistoryOrder[] = [
  {
    call: 'POST /membership',
    name: 'enrolling',
    state: 'nonmember',
    request: enrol(null),
    refused: enrol('none'),
    writes: ['enrolled'],
  },
  {
    call: 'POST /cards',
    name: 'linking a card',
    state: 'active',
    request: link('4242'),
    refused: link('0002'),
    writes: ['cardLinked'],
  },
  {
    call: 'POST /cards',
    name: 'joining with a card',
    state: 'abandoned',
    request: link('4242', true),
    refused: link('0002', true),
    writes: ['cardLinked', 'planBegun'],
  },
  {
    call: 'POST /cards',
    name: 'joining with a card of a slow bank',
    state: 'abandoned',
    request: link('0341', true),
    refused: link('0069', true),
    writes: ['cardLinked', 'paymentPending'],
  },
  {
    call: 'POST /cards',
    name: 'coming back with a card',
    state: 'churned',
    request: link('4242', true),
    refused: link('0119', true),
    writes: ['cardLinked', 'cameBack'],
  },
  {
    call: 'PATCH /membership',
    name: 'an upgrade',
    state: 'manager',
    request: upgrade(null),
    refused: upgrade(null, 'Rookie'),
    writes: ['planChanged'],
  },
  {
    call: 'PATCH /membership',
    name: 'an upgrade that the bank declines',
    state: 'manager',
    request: upgrade('0259'),
    refused: upgrade(null, 'Rookie'),
    writes: ['paymentDeclined'],
  },
  {
    call: 'PATCH /membership',
    name: 'keeping what was cancelled',
    state: 'active-churned',
    request: store,
    refused: store,
    writes: ['kept'],
  },
  {
    call: 'POST /membership/charge',
    name: 'paying what is due',
    state: 'overdue',
    request: send('POST', '/membership/charge'),
    refused: send('POST', '/membership/charge', '{'),
    writes: ['planRenewed'],
  },
  {
    call: 'POST /membership/downgrade',
    name: 'planning a downgrade',
    state: 'active',
    request: send('POST', '/membership/downgrade', planBody('Rookie')),
    refused: send('POST', '/membership/downgrade', planBody('Captain')),
    writes: ['changePlanned'],
  },
  {
    call: 'DELETE /membership/downgrade',
    name: 'withdrawing a downgrade',
    state: 'scheduled',
    request: send('DELETE', '/membership/downgrade'),
    refused: send('DELETE', '/membership/downgrade'),
    writes: ['changeWithdrawn'],
  },
  {
    call: 'POST /membership/cancel',
    name: 'cancelling',
    state: 'manager',
    request: cancel,
    refused: cancel,
    writes: ['cancelled'],
  },
  {
    call: 'POST /payouts',
    name: 'withdrawing cash back',
    state: 'manager',
    request: withdraw(1),
    refused: withdraw(999_999),
    writes: ['withdrawn'],
  },
  {
    call: 'POST /cards/:id/pause',
    name: 'pausing a card',
    state: 'scheduled',
    request: ofCard('pause'),
    refused: ofCard('pause'),
    writes: ['cardPaused'],
  },
  {
    call: 'POST /cards/:id/resume',
    name: 'resuming a card',
    state: 'scheduled',
    request: resume,
    refused: ofCard('resume'),
    writes: ['cardResumed'],
  },
  {
    call: 'POST /cards/:id/set-as-default',
    name: 'choosing the primary card',
    state: 'active',
    request: ofCard('set-as-default', 1),
    refused: ofCard('set-as-default', 1),
    writes: ['cardChosen'],
  },
  {
    call: 'DELETE /cards/:id',
    name: 'deleting a card',
    state: 'active',
    request: ofCard(''),
    refused: ofCard(''),
    writes: ['cardDeleted'],
  },
  ...emailOrders,
  {
    call: 'PATCH /users/me/password',
    name: 'changing the password',
    state: 'active',
    request: password('Demo!2345'),
    refused: password('wrong'),
    writes: ['passwordChanged'],
  },
];
