import { emailTokenOf } from './email-link.ts';
import { send, type HistoryOrder, type MakeRequest } from './history-order.ts';
import type { Request } from './parallel-orders.ts';

const email = (address: string, again = address): MakeRequest =>
  send('PATCH', '/users/me/email', {
    email: address,
    emailConfirmation: again,
    currentPassword: 'Demo!2345',
  });

/** What is done about an email that waits for its mailbox. */
const whileEmailWaits =
  (method: Request['method'], path: string): MakeRequest =>
  async (server, member) => {
    const { body } = await email(`moved-${member.userId}@example.org`)(server, member);
    await member.send('PATCH', '/users/me/email', body);
    return { method, path };
  };

/** Asks for another address, and opens the link in its mailbox; `broken` is what the link lost. */
const confirmEmail =
  (broken = ''): MakeRequest =>
  async (server, member) => {
    const address = `moved-${member.userId}@example.org`;
    const { body } = await email(address)(server, member);
    await member.send('PATCH', '/users/me/email', body);
    const token = await emailTokenOf(server, address);
    return { method: 'POST', path: '/users/me/pending-email/confirm', body: { token: `${token}${broken}` } };
  };

/** What a member does about another email. */
export const emailOrders: readonly HistoryOrder[] = [
  {
    call: 'PATCH /users/me/email',
    name: 'changing the email',
    state: 'active',
    request: email('moved@example.org'),
    refused: email('moved@example.org', 'other@example.org'),
    writes: [],
  },
  {
    call: 'POST /users/me/pending-email',
    name: 'sending the link to the new email again',
    state: 'active',
    request: whileEmailWaits('POST', '/users/me/pending-email'),
    refused: send('POST', '/users/me/pending-email'),
    writes: [],
  },
  {
    call: 'DELETE /users/me/pending-email',
    name: 'keeping the present email',
    state: 'active',
    request: whileEmailWaits('DELETE', '/users/me/pending-email'),
    refused: send('DELETE', '/users/me/pending-email'),
    writes: [],
  },
  {
    call: 'POST /users/me/pending-email/confirm',
    name: 'confirming the new email',
    state: 'active',
    request: confirmEmail(),
    refused: confirmEmail('x'),
    writes: ['emailChanged'],
  },
];
