import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import { factsOf, routeAt, routes, type RouteName } from '#machines/domain/routes.ts';
import { imageOf } from '#machines/domain/theme.ts';
import type { ModalLogic } from '#machines/overlays/overlays.machine.ts';
import { unprovidedFlow } from '#machines/not-provided.ts';
import { appId } from '#machines/notify.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { createApi } from './api/api.ts';
import { createHttp } from './api/http.ts';
import { provideActors } from './app/actors.ts';
import { AppContext } from './app/app-context.ts';
import type { FetchedFlows } from './app/fetched-flows.ts';
import { createGuards } from './app/guards.ts';
import { createLazyRouter } from './app/lazy-router.ts';
import { createPreloaded } from './app/preloaded-data.ts';
import { loginAhead } from './app/start-pages.ts';
import { documentTitle } from './browser/title.ts';
import { liftStyles, type Markup } from './critical-css.ts';
import {
  cutAtNames,
  marksFor,
  namesOf,
  putNames,
  shapeOf,
  withoutMember,
  type FrameTemplate,
  type MembersAnswers,
} from './frame-template.ts';
import { HomeRoute } from './flows/home/home.page.tsx';
import { AppView } from './layouts/app-view.tsx';
import { MainPage } from './layouts/main-page.tsx';
import { deriveColours } from './theme/colours.ts';
import { toHexColours } from './theme/hex-colours.ts';
import { ownLookOf } from './theme/look.ts';
import { typefaceInDocument, type TypefaceInDocument } from './theme/typeface/typeface-in-document.ts';

export { modulesOf } from './routes/page-modules.ts';

interface PageRequest {
  client: string;
  pathname: string;
  /** The answers of the API to the first calls, by their paths. */
  answers: Readonly<Record<string, unknown>>;
  /** What was answered about cookies; null for nothing yet. */
  consent: ConsentDecision | null;
}

/** A page as the server writes it into the document. */
export interface RenderedPage {
  title: string;
  /** The address of the tenant's icon; empty for none. */
  icon: string;
  /** What the tenant is for, in a sentence, and its first picture; empty for none. */
  about: string;
  picture: string;
  /** The tenant's colours, by the names of their custom properties. */
  colours: Readonly<Record<string, string>>;
  /** The same in the dark scheme. */
  dark: Readonly<Record<string, string>>;
  /** What of the tenant's look is no colour, in the same way. */
  look: Readonly<Record<string, string>>;
  typeface: TypefaceInDocument | null;
  /** The markup of the login page; null where a visitor is not led there. */
  login: Markup | null;
}

const nothing = () => {};
const nobody = { getItem: () => null, setItem: nothing, removeItem: nothing };
const never = () => new Promise<never>(nothing);

/**
 * What a visitor without cookies sees of a tenant at an address, made on the server by the app's own charts, guards and
 * components. It holds nothing about any person. Rejects where the answers break the contract.
 */
export async function renderVisitorsPage(request: PageRequest): Promise<RenderedPage> {
  const app = await startApp(request);
  try {
    const { programme, theme } = app.getSnapshot().context;
    const guards = createGuards(app, {
      remembered: { remember: nothing, recall: () => null, clear: nothing },
      readTierId: () => null,
      readJoinedId: () => null,
      hasOpenPayment: async () => false,
      storeTierId: nothing,
      storeEntry: async () => {},
      hasResetToken: () => false,
      leaveFor: nothing,
    });
    const login = await loginAhead(guards, { ...request, search: '' });
    if (login) app.send({ type: 'route.entered', route: 'login' });
    const settings = toHexColours(theme.settings);
    const route = login ? 'login' : routeAt(request.pathname);
    return {
      title: route ? documentTitle(routes[route].title, programme?.client ?? null) : '',
      icon: imageOf(theme, 'favicon').imagePath,
      about: theme.labels.find(({ key }) => key === 'footer_description')?.value ?? '',
      picture: imageOf(theme, 'hero_slide_0_image').imagePath,
      colours: deriveColours(settings),
      dark: deriveColours(settings, 'dark'),
      look: ownLookOf(theme.settings),
      typeface: typefaceInDocument(theme.settings),
      login:
        login &&
        render(
          <StrictMode>
            <AppView app={app} router={createLazyRouter(never)} />
          </StrictMode>,
        ),
    };
  } finally {
    app.stop();
  }
}

/** A page that runs until it is stopped. */
interface LivePage {
  view: ReactNode;
  stop: () => void;
}

/** The frame of a member's page with the first figures awaited; null for a page that has another frame. */
export async function startMembersFrame(request: PageRequest): Promise<LivePage | null> {
  const route = routeAt(request.pathname);
  if (route === null || factsOf(route).access !== 'main') return null;
  const app = await startApp(request);
  const stop = () => {
    app.stop();
  };
  if (app.getSnapshot().context.session?.membership?.status === undefined) {
    stop();
    return null;
  }
  app.send({ type: 'route.entered', route });
  const view = (
    <StrictMode>
      <AppContext value={app}>
        <MainPage route={route}>{contentOf(route)}</MainPage>
      </AppContext>
    </StrictMode>
  );
  return { view, stop };
}

/** The markup of {@link startMembersFrame}. */
export async function renderMembersFrame(request: PageRequest): Promise<Markup | null> {
  const frame = await startMembersFrame(request);
  if (frame === null) return null;
  try {
    return render(frame.view);
  } finally {
    frame.stop();
  }
}

interface MembersPageRequest extends Omit<PageRequest, 'answers'> {
  /** What the API answers to everybody. */
  programme: Readonly<Record<string, unknown>>;
  own: MembersAnswers;
}

/** A frame that many members share. */
interface SharedFrame {
  /** The same for all members of a programme who share it. */
  key: string;
  make: () => Promise<FrameTemplate | null>;
  /** Puts the member into what was made for whoever has the same key. */
  fill: (template: FrameTemplate) => Markup;
}

/**
 * The frame of a member's page in two steps, of which the first is the same for many members: what `renderMembersFrame`
 * renders, to the letter. Null for a page that has another frame, and for a non-member.
 */
export function shareMembersFrame({
  pathname,
  programme,
  own,
  ...request
}: MembersPageRequest): SharedFrame | null {
  const route = routeAt(pathname);
  if (route === null || factsOf(route).access !== 'main' || !own['users/me'].membership) return null;
  const names = namesOf(own);
  const nameless = withoutMember(own, { firstName: '', lastName: '' });
  return {
    key: JSON.stringify([route, request.consent, shapeOf(names), nameless]),
    make: async () => {
      const marks = marksFor(JSON.stringify([programme, nameless]), names);
      const answers = { ...programme, ...withoutMember(own, marks) };
      const frame = await renderMembersFrame({ ...request, pathname, answers });
      return frame && cutAtNames(frame, marks);
    },
    fill: (template) => putNames(template, names),
  };
}

function contentOf(route: RouteName): ReactNode {
  return route === 'home' ? <HomeRoute /> : null;
}

const render = (page: ReactNode) => liftStyles(renderToString(page));

/** The app as it starts with these answers; whatever else it asks for never comes. */
async function startApp({ client, answers, consent }: PageRequest): Promise<AppRef> {
  const http = createHttp({
    apiHost: 'http://page.invalid',
    client,
    fetch: never,
    takePreloaded: createPreloaded(answers).take,
    onExpired: nothing,
    storage: nobody,
    readToken: () => undefined,
  });
  const machine = provideActors(
    {
      api: createApi(http),
      applyTheme: async () => {},
      joinTabs: () => ({ notify: nothing, close: nothing }),
      watchOnline: () => nothing,
      storeConsent: nothing,
      runTrackers: () => nothing,
      openProgramPage: () => false,
      mayHaveSession: () => 'users/me' in answers,
      markLogoutPending: nothing,
    },
    {
      logics: { login: loginMachine } as unknown as FetchedFlows['logics'],
      loadModal: never,
      modal: unprovidedFlow<ModalLogic>('modal'),
    },
  );
  const app = createActor(machine, {
    systemId: appId,
    input: { label: client, storedConsent: consent, logOutPending: false },
  });
  app.start();
  const { context } = await waitFor(app, (snapshot) => !snapshot.hasTag('starting'), { timeout: 5000 });
  if (context.programme === null) throw new Error('The answers do not make a programme.');
  return app;
}
