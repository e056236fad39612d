import { asWritten, firstOf, read, readFirst, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  changeEmail: {
    state: 'active',
    request: async (_, { email }) => {
      const moved = `moved-${email}`;
      return { method: 'PATCH', path: '/users/me/email', body: { email: moved, emailConfirmation: moved } };
    },
  },
  changePassword: asWritten('changing the password'),
  changePreferences: {
    state: 'active',
    request: async () => ({ method: 'PATCH', path: '/membership', body: { newsletter: false } }),
  },
  fetchCharges: read('/membership/charges'),
  fetchCharge: readFirst('/membership/charges'),
  fetchGiving: read('/membership/giving'),
  fetchHistory: read('/users/me/history'),
  fetchUpdates: read('/users/me/updates'),
  markUpdatesRead: {
    state: 'active',
    request: async (_, member) => ({
      method: 'POST',
      path: '/users/me/updates/read',
      body: { id: await firstOf(member, '/users/me/updates') },
    }),
    history: 'none',
  },
  fetchDevices: read('/users/me/sessions'),
  endSession: asWritten('logging another device out'),
  endOtherSessions: asWritten('logging all other devices out'),
};
