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
