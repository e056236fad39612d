import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { getCookie } from 'hono/cookie';
import { routeAt, routes, type RouteName } from '#machines/domain/routes.ts';
import { servedFolder } from '#server/bundles/distribution.ts';
import { listCards } from '#server/cards/list-cards.ts';
import { viewProgramme } from '#server/client/client-view.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { publicOrigin } from '#server/http/public-origin.ts';
import { sessionOf } from '#server/http/session.ts';
import { viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import { categoriesReader } from '#server/rewards/categories.ts';
import type { Services } from '#server/services.ts';
import type { FilesOf } from './built-files.ts';
import type { DocumentParts } from './document.ts';

type Consent = 'accepted' | 'rejected' | null;
type Answers = Readonly<Record<string, unknown>>;

/** Markup, and the rules of its styles. */
interface Markup {
  markup: string;
  rules: string;
}

interface VisitorsPage {
  title: string;
  icon: string;
  colours: Readonly<Record<string, string>>;
  login: Markup | null;
}

interface PageRequest {
  client: string;
  pathname: string;
  answers: Answers;
  /** What was answered about cookies; null for nothing yet. */
  consent: Consent;
}

/** Makes pages; it comes with the built app. */
export interface Renderer {
  renderVisitorsPage: (request: PageRequest) => Promise<VisitorsPage>;
  /** The frame of a member's page; null for a page without it. */
  renderMembersFrame: (request: PageRequest) => Promise<Markup | null>;
  /** The modules that an address needs besides the document's own script. */
  modulesOf: (route: RouteName) => string[];
}

/** The code of the built app that makes its pages on the server; null in a build without it. */
export async function loadRenderer(folder: string): Promise<Renderer | null> {
  const file = join(folder, servedFolder, 'ssr-entry.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : null;
}

/** A page of a tenant, by its public address. */
interface Place {
  origin: string;
  pathname: string;
}

interface Cached {
  of: string;
  madeAt: number;
  answers: Answers;
  page: VisitorsPage;
}

const freshMilliseconds = 1000;
const mostCached = 500;

/** What the app asks first about a member's cards. */
const cardsQuery = { withPlatform: true, withDeleted: true };

/** What the document of a tenant has in it besides the app itself. */
export type ServePage = (c: Context, client: ClientRow) => Promise<DocumentParts>;

/** What the document of a tenant at an origin looks like to everybody. */
export type LooksOf = (client: ClientRow, origin: string) => Promise<DocumentParts>;

/**
 * Serves each tenant's pages ready made. A page is made once and kept; a tenant whose configuration has changed gets a
 * new one at once, and changed tiers or looks show from the second request on. A page holds nothing of any person: who is
 * here is asked at each request, and put beside it. What the sandbox lets fail is left to the app to ask for.
 */
export function createRenderedPages(
  services: Services,
  renderer: Renderer,
  filesOf: FilesOf,
): { serve: ServePage; looksOf: LooksOf } {
  const cached = new LRUCache<string, Cached>({ max: mostCached });
  const categoriesOf = categoriesReader(services);

  async function make(client: ClientRow, { origin, pathname }: Place, consent: Consent): Promise<Cached> {
    const answers = await viewProgramme(client, origin, services);
    const page = await renderer.renderVisitorsPage({ client: client.id, pathname, answers, consent });
    return { of: JSON.stringify(client), madeAt: performance.now(), answers, page };
  }

  async function pageOf(client: ClientRow, place: Place, consent: Consent): Promise<Cached> {
    const key = `${client.id} ${place.origin}${place.pathname} ${consent}`;
    const remake = async () => {
      const made = await make(client, place, consent);
      cached.set(key, made);
      return made;
    };
    const known = cached.get(key);
    if (known?.of !== JSON.stringify(client)) return remake();
    if (performance.now() - known.madeAt > freshMilliseconds) {
      known.madeAt = performance.now();
      remake().catch(() => cached.delete(key));
    }
    return known;
  }

  async function sessionAnswer(c: Context, client: ClientRow): Promise<Answers> {
    const found = await sessionOf(c, client.id, services);
    if (found === null) return {};
    return withMemberRead(services, found.user, async (memberRead) => {
      const session = await viewSession(found.user, memberRead);
      const me = { 'users/me': session };
      if (!session.user.isMember || session.membership === null) return me;
      const items = await listCards(memberRead, found.user, client, cardsQuery);
      return { ...me, cards: { items }, categories: await categoriesOf(client.id) };
    });
  }

  const serve: ServePage = async (c, client) => {
    const url = new URL(c.req.url);
    const route = routeAt(url.pathname);
    if (route === null) return {};
    const origin = publicOrigin(client, c.req.url, services.settings);
    const isAwaited = await services.faults.awaiting();
    const fails = (path: string) => isAwaited({ client: client.id, method: 'GET', path: `/${path}` });
    const consent = consentOf(c);
    const [{ answers, page }, session] = await Promise.all([
      pageOf(client, { origin, pathname: routes[route].path }, consent),
      sessionAnswer(c, client),
    ]);
    const reported = fails('users/me') ? {} : withoutThose(fails, session);
    if (Object.keys(answers).some(fails) || !('theme' in answers)) {
      return { served: { client: client.id, answers: reported } };
    }
    const { title, icon, colours } = page;
    const served = { client: client.id, answers: { ...answers, ...reported } };
    const dressed = { title, icon, colours, served };
    if ('users/me' in reported) {
      const request = { ...served, pathname: url.pathname, consent };
      const frame = await renderer.renderMembersFrame(request);
      const files = filesOf(renderer.modulesOf(route));
      return { ...dressed, ...files, ...(frame !== null && { page: { name: 'frame', ...frame } }) };
    }
    if ('users/me' in session) return dressed;
    if (page.login === null) return { ...dressed, ...filesOf(renderer.modulesOf(route)) };
    return { ...dressed, ...(hasNothingToSay(url) && { page: { name: 'login', ...page.login } }) };
  };
  const looksOf: LooksOf = async (client, origin) => {
    const { page } = await pageOf(client, { origin, pathname: routes.login.path }, null);
    return { title: client.name, icon: page.icon, colours: page.colours };
  };
  return { serve, looksOf };
}

function withoutThose(fail: (path: string) => boolean, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !fail(path)));
}

function consentOf(c: Context): Consent {
  const stored = getCookie(c, 'cookie_consent');
  return stored === 'accepted' || stored === 'rejected' ? stored : null;
}

/** A query may bring something that the page tells; tracking parameters do not. */
function hasNothingToSay({ searchParams }: URL): boolean {
  return [...searchParams.keys()].every((name) => name.startsWith('utm_'));
}
