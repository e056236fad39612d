import { askCode, askToken, newPassword } from '#tests/support/password-reset.ts';
import { form } from '#tests/support/sign-up.ts';
import { visit, type SituationOrders } from '../situation-order.ts';

const passwords = { password: newPassword, passwordConfirmation: newPassword };
const activation = { ...passwords, over18: true, newsletter: false };

export const orders: SituationOrders = {
  signUp: { ...visit('/signup', async () => form()), history: 'apart' },
  beginPasswordReset: {
    ...visit('/password-reset-begin', async (_, { email }) => ({ email })),
    history: 'none',
  },
  validateResetCode: {
    ...visit('/password-reset-validate-token', async (server, member) => ({
      email: member.email,
      token: await askCode(server, member, member.email),
    })),
    history: 'none',
  },
  resetPassword: {
    ...visit('/password-reset', async (server, member) => ({
      email: member.email,
      token: await askToken(server, member, member.email),
      ...passwords,
    })),
    history: 'apart',
  },
  readActivation: {
    state: 'incomplete',
    isVisitor: true,
    request: async (_, { activationToken }) => ({ method: 'GET', path: `/activate/${activationToken}` }),
  },
  activate: {
    state: 'incomplete',
    isVisitor: true,
    request: async (_, { activationToken }) => ({
      method: 'POST',
      path: `/activate/${activationToken}`,
      body: activation,
    }),
    history: 'apart',
  },
  changeProfile: {
    state: 'active',
    request: async () => ({ method: 'PATCH', path: '/users/me', body: { phone: '617 555 0100' } }),
    history: 'none',
  },
};
