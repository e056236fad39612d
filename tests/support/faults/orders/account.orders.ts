import { asWritten, firstOf, read, readFirst, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  changeEmail: {
    state: 'active',
    request: async (_, { email }) => {
      const moved = `moved-${email}`;
      return {
        method: 'PATCH',
        path: '/users/me/email',
        body: { email: moved, emailConfirmation: moved, currentPassword: 'Demo!2345' },
      };
    },
  },
  resendEmailLink: asWritten('sending the link to the new email again'),
  confirmEmail: asWritten('confirming the new email'),
  dropPendingEmail: asWritten('keeping the present email'),
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
  fetchSavedOffers: read('/users/me/saved-offers'),
  saveOffer: {
    state: 'active',
    request: async (_, member) => ({
      method: 'POST',
      path: '/users/me/saved-offers',
      body: { id: await firstOf(member, '/rewards') },
    }),
    history: 'none',
  },
  unsaveOffer: {
    state: 'active',
    request: async (_, member) => {
      const id = await firstOf(member, '/rewards');
      await member.post('/users/me/saved-offers', { id });
      return { method: 'DELETE', path: `/users/me/saved-offers/${id}` };
    },
    history: 'none',
  },
  fetchDevices: read('/users/me/sessions'),
  endSession: asWritten('logging another device out'),
  endOtherSessions: asWritten('logging all other devices out'),
};
