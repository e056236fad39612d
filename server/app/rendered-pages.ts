import { asScheme, schemeCookie } from '#machines/domain/color-scheme.ts';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { getCookie } from 'hono/cookie';
import { routeAt, routes } from '#machines/domain/routes.ts';
import { listCards } from '#server/cards/list-cards.ts';
import { viewProgramme } from '#server/client/client-view.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { publicOrigin } from '#server/client/public-origin.ts';
import { sessionOf } from '#server/http/session.ts';
import { viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import { categoriesReader } from '#server/rewards/categories.ts';
import type { Services } from '#server/services.ts';
import type { FilesOf } from './built-files.ts';
import { englishOf } from '#machines/domain/spelling.ts';
import type { DocumentParts } from './document.ts';
import { createMemberFrames, type FrameOf } from './member-frames.ts';
import type { Answers, Consent, MembersAnswers, Renderer, VisitorsPage } from './renderer.ts';

/** A page of a tenant, by its public address. */
interface Place {
  origin: string;
  pathname: string;
}

interface Cached {
  of: string;
  madeAt: number;
  answers: Answers;
  /** Names the answers by what they say. */
  version: string;
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
 * here is asked at each request, and put beside it, or into the frame that members share. What the sandbox lets fail is
 * left to the app to ask for.
 */
export function createRenderedPages(
  services: Services,
  renderer: Renderer,
  filesOf: FilesOf,
  frameOf: FrameOf = createMemberFrames(renderer),
): { serve: ServePage; looksOf: LooksOf } {
  const cached = new LRUCache<string, Cached>({ max: mostCached });
  const categoriesOf = categoriesReader(services);

  async function make(
    client: ClientRow,
    { origin, pathname }: Place,
    consent: Consent,
    last: Cached | undefined,
  ): Promise<Cached> {
    const answers = await viewProgramme(client, origin, services);
    const version = createHash('sha256').update(JSON.stringify(answers)).digest('base64');
    const stamp = { of: JSON.stringify(client), madeAt: performance.now() };
    if (last?.version === version) return { ...last, ...stamp };
    const page = await renderer.renderVisitorsPage({ client: client.id, pathname, answers, consent });
    return { ...stamp, answers, version, page };
  }

  async function pageOf(client: ClientRow, place: Place, consent: Consent): Promise<Cached> {
    const key = `${client.id} ${place.origin}${place.pathname} ${consent}`;
    const known = cached.get(key);
    const remake = async () => {
      const made = await make(client, place, consent, known);
      cached.set(key, made);
      return made;
    };
    if (known?.of !== JSON.stringify(client)) return remake();
    if (performance.now() - known.madeAt > freshMilliseconds) {
      known.madeAt = performance.now();
      remake().catch(() => cached.delete(key));
    }
    return known;
  }

  async function sessionAnswer(c: Context, client: ClientRow): Promise<Partial<MembersAnswers>> {
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
    const [{ answers, version, page }, session] = await Promise.all([
      pageOf(client, { origin, pathname: routes[route].path }, consent),
      sessionAnswer(c, client),
    ]);
    const reported: Partial<MembersAnswers> = fails('users/me') ? {} : withoutThose(fails, session);
    const at = services.clock.now();
    if (Object.keys(answers).some(fails) || !('theme' in answers)) {
      return { served: { client: client.id, answers: {}, own: reported, at } };
    }
    const { login, about, picture, ...looks } = page;
    const served = { client: client.id, answers, own: reported, at };
    const lang = englishOf(client.currencyCode);
    const dressed = { ...looks, lang, scheme: asScheme(getCookie(c, schemeCookie)), served };
    if (hasMember(reported)) {
      const request = {
        client: client.id,
        pathname: url.pathname,
        consent,
        programme: answers,
        own: reported,
      };
      const frame = await frameOf(request, version);
      const files = filesOf(renderer.modulesOf(route));
      return { ...dressed, ...files, ...(frame !== null && { page: { name: 'frame', ...frame } }) };
    }
    if ('users/me' in session) return dressed;
    const preview = {
      name: client.name,
      about,
      picture: picture && new URL(picture, origin).href,
      address: origin + routes[route].path,
    };
    const visible = { ...dressed, preview };
    if (login === null) return { ...visible, ...filesOf(renderer.modulesOf(route)) };
    return { ...visible, ...(hasNothingToSay(url) && { page: { name: 'login', ...login } }) };
  };
  const looksOf: LooksOf = async (client, origin) => {
    const { page } = await pageOf(client, { origin, pathname: routes.login.path }, null);
    const { login: _, about: __, picture: ___, ...looks } = page;
    return { ...looks, lang: englishOf(client.currencyCode), title: client.name };
  };
  return { serve, looksOf };
}

function withoutThose<All extends object>(fail: (path: string) => boolean, answers: All): Partial<All> {
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !fail(path))) as Partial<All>;
}

const hasMember = (answers: Partial<MembersAnswers>): answers is MembersAnswers => 'users/me' in answers;

function consentOf(c: Context): Consent {
  const stored = getCookie(c, 'cookie_consent');
  return stored === 'accepted' || stored === 'rejected' ? stored : null;
}

/** A query may bring something that the page tells; tracking parameters do not. */
function hasNothingToSay({ searchParams }: URL): boolean {
  return [...searchParams.keys()].every((name) => name.startsWith('utm_'));
}
