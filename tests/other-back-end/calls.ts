import * as cards from './card-calls.ts';
import * as catalogue from './catalogue-calls.ts';
import * as memberships from './membership-calls.ts';
import * as sessions from './session-calls.ts';
import type { Handler } from './session-calls.ts';

/** One row of the specification's table. */
export interface SpecifiedCall {
  /** The method and the path as the table writes them. */
  name: string;
  handler: Handler;
  /** Where the path starts: after `w/v1` and the label, after the label, or at the root. */
  under: 'prefix' | 'label' | 'root';
}

const row = (name: string, handler: Handler, under: SpecifiedCall['under'] = 'prefix'): SpecifiedCall => ({
  name,
  handler,
  under,
});

const CALLS: readonly SpecifiedCall[] = [
  row('GET /sanctum/csrf-cookie', sessions.csrfCookie, 'root'),
  row('POST /signup', sessions.signUp),
  row('POST /login', sessions.logIn),
  row('POST /logout', sessions.logOut),
  row('POST /password-reset-begin', sessions.beginReset),
  row('POST /password-reset-validate-token', sessions.validateResetToken),
  row('POST /password-reset', sessions.resetPassword),
  row('POST /socialite/{provider}/redirect', sessions.redirectToProvider, 'label'),
  row('GET /users/me', sessions.readSession),
  row('PATCH /users/me', sessions.updateProfile),
  row('PATCH /users/me/email', sessions.updateEmail),
  row('PATCH /users/me/password', sessions.updatePassword),
  row('GET /', catalogue.readClient),
  row('GET /membership-tiers', catalogue.readTiers),
  row('GET /theme', catalogue.readTheme),
  row('GET /rewards', catalogue.readRewards),
  row('GET /rewards/search', catalogue.searchRewards),
  row('GET /categories', catalogue.readCategories),
  row('GET /card-hosted-form', cards.readHostedForm()),
  row('GET /cards', cards.readCards),
  row('POST /cards', cards.createCard),
  row('POST /cards/{id}/resume', cards.resumeCard),
  row('POST /cards/{id}/pause', cards.pauseCard),
  row('DELETE /cards/{id}', cards.deleteCard),
  row('POST /cards/{id}/set-as-default', cards.setDefaultCard),
  row('GET /membership/contributions', memberships.readContributions),
  row('POST /membership', memberships.createMembership),
  row('PATCH /membership', memberships.updateMembership),
  row('GET /membership/update-preview', memberships.previewUpdate),
  row('POST /membership/charge', memberships.chargeMembership),
  row('POST /membership/cancel', memberships.cancelMembership),
  row('POST /membership/affinities', memberships.chooseAffinity),
  row('GET /activate/{token}', sessions.readImport),
  row('POST /activate/{token}', sessions.activateImport),
];

/** The table's rows by their names, in its order. */
export const callNames: readonly string[] = CALLS.map(({ name }) => name);

export interface Match {
  call: SpecifiedCall;
  parameters: string[];
}

function matchPath(pattern: string, path: string): string[] | undefined {
  const sought = pattern.split('/');
  const given = path.split('/');
  if (sought.length !== given.length) return undefined;
  const parameters: string[] = [];
  for (const [index, part] of sought.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{') && value !== '') parameters.push(decodeURIComponent(value));
    else if (part !== value) return undefined;
  }
  return parameters;
}

function pathUnder(under: SpecifiedCall['under'], label: string, path: string): string | undefined {
  if (under === 'root') return path;
  const start = under === 'label' ? `/${label}` : `/w/v1/${label}`;
  if (path !== start && !path.startsWith(`${start}/`)) return undefined;
  return path.slice(start.length) || '/';
}

/** Finds the row that a request asks for. */
export function findCall(
  method: string,
  path: string,
  label: string,
  downgradePath: string | null,
): Match | undefined {
  const rows = [...CALLS];
  if (downgradePath !== null) {
    for (const verb of ['POST', 'PATCH', 'PUT'])
      rows.push(row(`${verb} ${downgradePath}`, memberships.downgrade));
  }
  for (const call of rows) {
    const [verb, pattern] = call.name.split(' ') as [string, string];
    const rest = pathUnder(call.under, label, path);
    if (verb !== method || rest === undefined) continue;
    const parameters = matchPath(pattern, rest);
    if (parameters !== undefined) return { call, parameters };
  }
  return undefined;
}
