import { fileURLToPath } from 'node:url';

/** The registrable domain of the page and of the API. */
export const siteDomain = 'rewards.test';
export const tenantLabel = 'acme';
export const appHost = `${tenantLabel}.${siteDomain}`;
export const apiHost = `api.${siteDomain}`;
export const appOrigin = `https://${appHost}`;
export const apiOrigin = `https://${apiHost}`;

/** Where the app that is built for the other back end lies. */
export const staticFolder = fileURLToPath(new URL('../../test-results/back-end-site', import.meta.url));

/** Keeps what comes unasked from the page: the offer to invite friends, the giveaway's reminder, the cookie question. */
export function cookiesForPeace() {
  const at = { domain: appHost, path: '/', secure: true };
  return [
    { name: 'invite_friends_seen', value: '1', ...at },
    { name: 'giveaway_reminder_seen', value: new Date().toISOString().slice(0, 7), ...at },
  ];
}
