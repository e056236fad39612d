import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor } from 'xstate';
import { imageOf } from '#machines/domain/theme.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { createApi } from './api/api.ts';
import { createHttp } from './api/http.ts';
import { provideActors } from './app/actors.ts';
import type { FetchedFlows } from './app/fetched-flows.ts';
import { createGuards } from './app/guards.ts';
import { createLateRouter } from './app/late-router.ts';
import { createServed } from './app/served.ts';
import { loginAhead } from './app/start-pages.ts';
import { documentTitle } from './browser/title.ts';
import { AppView } from './routes/app-view.tsx';
import { deriveColours } from './theme/colours.ts';
import { toHexColours } from './theme/hex-colours.ts';

interface PageRequest {
  client: string;
  pathname: string;
  /** The answers of the API to the first calls, by their paths. */
  answers: Readonly<Record<string, unknown>>;
}

/** A page as the server writes it into the document. */
export interface ServedPage {
  title: string;
  /** The address of the tenant's icon; empty for none. */
  icon: string;
  /** The tenant's colours, by the names of their custom properties. */
  colours: Readonly<Record<string, string>>;
  /** The markup of the login page; null where a visitor is not led there. */
  login: string | null;
}

const nothing = () => {};
const nobody = { getItem: () => null, setItem: nothing, removeItem: nothing };
const offline = () => Promise.reject(new TypeError('Only the answers that came with the page are there.'));

/**
 * What a visitor without cookies sees of a tenant at an address, made on the server by the app's own charts, guards and
 * components. It holds nothing about any person. Rejects where the answers break the contract.
 */
export async function renderVisitorsPage({ client, pathname, answers }: PageRequest): Promise<ServedPage> {
  const served = createServed(answers);
  const http = createHttp({
    apiHost: 'http://page.invalid',
    client,
    fetch: offline,
    takeServed: served.take,
    onExpired: nothing,
    storage: nobody,
    readToken: () => undefined,
  });
  const logics = {} as FetchedFlows['logics'];
  const machine = provideActors(
    {
      api: createApi(http),
      dress: async () => {},
      joinTabs: () => ({ tell: nothing, close: nothing }),
      watchOnline: () => nothing,
      storeConsent: nothing,
      runTrackers: () => nothing,
      openProgramPage: () => false,
      mayHaveSession: () => false,
      markLogOut: nothing,
    },
    { logics, load: async () => {}, login: loginMachine },
  );
  const app = createActor(machine, { input: { label: client, storedConsent: null, logOutPending: false } });
  app.start();
  try {
    await waitFor(app, (snapshot) => !snapshot.hasTag('starting'));
    const { programme, theme } = app.getSnapshot().context;
    if (programme === null) throw new Error('The answers do not make a programme.');
    const guards = createGuards(app, {
      remembered: { remember: nothing, recall: () => null, forget: nothing },
      readTierId: () => null,
      storeTierId: nothing,
      keepEntry: async () => {},
      hasResetToken: () => false,
      leaveFor: nothing,
    });
    const login = await loginAhead(app, guards, { pathname, search: '' });
    if (login) app.send({ type: 'route.entered', route: 'login' });
    const router = createLateRouter(() => new Promise(nothing));
    return {
      title: login ? documentTitle('Log in', programme.client) : programme.client.name,
      icon: imageOf(theme, 'favicon').imagePath,
      colours: deriveColours(toHexColours(theme.settings)),
      login:
        login &&
        renderToString(
          <StrictMode>
            <AppView app={app} router={router} />
          </StrictMode>,
        ),
    };
  } finally {
    app.stop();
  }
}
