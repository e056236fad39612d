/** The calls of nobody yet: their effects have tests of their own. */
export const visitorCalls = ['POST /signup', 'POST /activate/:token', 'POST /password-reset'];

/** The calls that write, and have no effect on money, plan, card, email or password. */
export const silentCalls = [
  'POST /login',
  'POST /logout',
  'POST /password-reset-begin',
  'POST /password-reset-validate-token',
  'PATCH /users/me',
  'POST /membership/affinities',
];
