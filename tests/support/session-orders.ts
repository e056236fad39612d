import { randomUUID } from 'node:crypto';
import { devicesOf } from './api-devices.ts';
import type { HistoryOrder } from './history-order.ts';

const path = '/users/me/sessions';

const endOther: HistoryOrder['request'] = async (server, member) => {
  await server.client().login(member.email);
  const other = (await devicesOf(member)).find(({ isCurrent }) => !isCurrent);
  return { method: 'DELETE', path: `${path}/${other?.id}` };
};

const endOthers: HistoryOrder['request'] = async (server, member) => {
  await server.client().login(member.email);
  return { method: 'DELETE', path };
};

/** What a member does about where they are logged in; another browser logs in first. */
export const sessionOrders: readonly HistoryOrder[] = [
  {
    call: 'DELETE /users/me/sessions/:id',
    name: 'logging another device out',
    state: 'active',
    request: endOther,
    refused: async () => ({ method: 'DELETE', path: `${path}/${randomUUID()}` }),
    writes: ['sessionEnded'],
  },
  {
    call: 'DELETE /users/me/sessions',
    name: 'logging all other devices out',
    state: 'active',
    request: endOthers,
    refused: async () => ({ method: 'DELETE', path }),
    writes: ['otherSessionsEnded'],
  },
];
