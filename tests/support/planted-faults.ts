import { alterField, isCall, withCors, type Alter } from '#tests/support/altered-api.ts';
import type { Finding } from '#tests/tools/conform/findings.ts';
import type { ConformOptions } from '#tests/tools/conform/settings.ts';

/** The origin of an app on another port. */
export const app = 'http://localhost:5173';

/** The options of a check from there. */
export const elsewhere = { origin: app, isOriginGiven: true };

const httpOnly: Alter = (_, { headers }) => {
  const lines = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of lines)
    headers.append('set-cookie', line.startsWith('XSRF-TOKEN=') ? `${line}; HttpOnly` : line);
  return undefined;
};

const noCookie: Alter = (request, { headers }) => {
  if (isCall(request, 'POST', '/login')) headers.delete('set-cookie');
  return undefined;
};

const html: Alter = (request) =>
  isCall(request, 'GET', '/theme')
    ? { text: '<!doctype html><title>Hi</title>', headers: new Headers({ 'content-type': 'text/html' }) }
    : undefined;

const answering =
  (method: string, path: string, status: number): Alter =>
  (request) =>
    isCall(request, method, path) ? { status, text: '{"message":"No"}' } : undefined;

export interface Planted {
  fault: string;
  alter: Alter;
  at?: Partial<ConformOptions>;
  finding: Omit<Finding, 'also'>;
}

/** Faults, each with what is to be found of it. */
export const planted: readonly Planted[] = [
  {
    fault: 'a token cookie that scripts cannot read',
    alter: httpOnly,
    finding: {
      group: 'broken',
      call: 'GET sanctum/csrf-cookie',
      path: 'XSRF-TOKEN',
      came: 'an HttpOnly cookie, which scripts cannot read',
      effect: 'Nothing can be sent: no login, no payment.',
    },
  },
  {
    fault: 'any origin, with cookies',
    alter: withCors('*'),
    at: elsewhere,
    finding: {
      group: 'broken',
      call: 'CORS',
      path: null,
      came: 'Access-Control-Allow-Origin is *, which browsers refuse for calls with cookies, for GET /sanctum/csrf-cookie and others',
      effect: 'Browsers hide the answers: the app says that it is offline.',
    },
  },
  {
    fault: 'a token header that is not allowed',
    alter: withCors(app, { 'access-control-allow-headers': 'content-type' }),
    at: elsewhere,
    finding: {
      group: 'broken',
      call: 'CORS',
      path: null,
      came: 'Access-Control-Allow-Headers does not have x-xsrf-token, for POST /w/v1/varsity/login and others',
      effect: 'Browsers do not send these changes.',
    },
  },
  {
    fault: 'dates without a meaning',
    alter: alterField('GET', '/users/me', 'user.createdAt', 'soon'),
    finding: {
      group: 'broken',
      call: 'GET users/me',
      path: 'user.createdAt',
      came: 'a text that is no date instead of date and time',
      effect: 'The app cannot tell whether the account is new.',
    },
  },
  {
    fault: 'an unknown status of a card',
    alter: alterField('GET', '/cards', 'items[].status', 'frozen'),
    finding: {
      group: 'lost',
      call: 'GET cards',
      path: 'items[].status',
      came: 'a word that the app does not know instead of one of `active`, `paused`, `deleted`, `expired`',
      effect: 'The app cannot tell whether the card can earn and pay.',
    },
  },
  {
    fault: 'an unknown status of the membership',
    alter: alterField('GET', '/users/me', 'membership.status', 'frozen'),
    finding: {
      group: 'broken',
      call: 'GET users/me',
      path: 'membership.status',
      came: 'a word that the app does not know instead of one of `abandoned_checkout`, `active`, `overdue`, `suspended`, `churned`',
      effect: 'The member counts as suspended, and is sent to the renewal.',
    },
  },
  {
    fault: 'items that are no list',
    alter: alterField('GET', '/rewards', 'items', {}),
    finding: {
      group: 'broken',
      call: 'GET rewards',
      path: 'items',
      came: 'a record instead of a list',
      effect: 'The list is not shown.',
    },
  },
  {
    fault: 'an answer without its envelope',
    alter: alterField('GET', '', 'client', undefined),
    finding: {
      group: 'broken',
      call: 'GET (empty path)',
      path: 'client',
      came: 'absent',
      effect: 'The app does not open: members are sent to the program page.',
    },
  },
  {
    fault: 'a page of HTML with 200',
    alter: html,
    finding: {
      group: 'broken',
      call: 'GET theme',
      path: null,
      came: '200 with a page of HTML',
      effect: 'The app has its built-in look.',
    },
  },
  {
    fault: '401 for a call beyond the specification',
    alter: answering('GET', '/membership/summary', 401),
    finding: {
      group: 'lost',
      call: 'GET membership/summary',
      path: null,
      came: '401, although the member is logged in',
      effect: 'Home shows no balances and donations; a renewal names the dues or the price of the plan.',
    },
  },
  {
    fault: '500 for a price',
    alter: answering('GET', '/membership/update-preview', 500),
    finding: {
      group: 'broken',
      call: 'GET membership/update-preview',
      path: null,
      came: '500',
      effect: 'Nobody can upgrade.',
    },
  },
  {
    fault: 'a login without a cookie',
    alter: noCookie,
    finding: {
      group: 'broken',
      call: 'POST login',
      path: null,
      came: 'no session: GET users/me answers 401 right after it',
      effect: 'Nobody stays logged in.',
    },
  },
  {
    fault: 'a price in words',
    alter: alterField('GET', '/membership-tiers', 'membershipTiers[].price', 'abc'),
    finding: {
      group: 'broken',
      call: 'GET membership-tiers',
      path: 'membershipTiers[].price',
      came: 'a text that is no number instead of amount',
      effect: 'The tier costs what its first plan does; without plans it is not offered.',
    },
  },
];
