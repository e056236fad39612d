import { routes } from '#machines/domain/routes.ts';
import type { Case } from './atlas.ts';
import type { AtlasClient } from './client-flags.ts';

/** Where `npm start` serves the app. */
export const usualApp = 'http://localhost:4173';

/** The address of an app's start page, such as `http://localhost:4173`; null for what is none. */
export function appAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  return /^https?:$/.test(address.protocol) ? address : null;
}

/** The sandbox's page that opens the case's page as such a person at a client; null for whom it can make none of. */
export function tryItAt(
  app: URL | null,
  { asked, person: { demo } }: Case,
  client: AtlasClient,
): string | null {
  if (app === null || demo === undefined || !client.isDemo) return null;
  const query = new URLSearchParams({ as: demo ?? 'nobody', to: routes[asked].path });
  return `${app.protocol}//${client.id}.${app.host}/sandbox/visit?${query.toString().replaceAll('%2F', '/')}`;
}
