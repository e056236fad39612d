import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createActor, type AnyActorRef } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { registry } from '#machines/registry.ts';
import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import type { SessionInput } from '#machines/session/session.machine.ts';
import { appId } from '#machines/notify.ts';
import { createGuards, type Guards } from '#src/app/guards.ts';
import { createLazyRouter, type LazyRouter } from '#src/app/lazy-router.ts';
import { createAppRouter, type AppRouter, type Pages } from '#src/app/router.tsx';
import { startPages } from '#src/app/start-pages.ts';
import { AppView } from '#src/layouts/app-view.tsx';
import { startRoutedPages } from '#src/layouts/routed-pages.tsx';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { settleLeaves } from '#paths/explore/settle-on-command.ts';
import { innerMachines, type Screen } from './screen.tsx';
import { startApp, type StagedScreen } from './story-harness.tsx';
import type { Mounting } from '#paths/explore/mounting.ts';
import type { TenantFixture } from './tenant-fixture.ts';

/** Stands for any page. */
const anyPage = 'The page';
const blank = async () => ({ default: () => <h1>{anyPage}</h1> });
const blankPages: Pages = {
  pages: Object.fromEntries(routeNames.map((name) => [name, blank])) as Record<RouteName, typeof blank>,
  mainLayout: blank,
  publicLayout: blank,
  failure: () => null,
};

/** Guards that let everybody in. */
export const openGuards: Guards = {
  run: async ({ route, search }) => ({
    kind: 'show',
    route,
    search,
    hops: [],
    remember: null,
    storesTier: false,
  }),
  store: () => {},
  leave: () => {},
};

/** A router that is there already. */
export async function arrived(router: AppRouter): Promise<LazyRouter> {
  const late = createLazyRouter(async () => ({ router, view: <RouterProvider router={router} /> }));
  await late.fetch();
  return late;
}

/** A page may still be on its way to it: it is left alone, and nothing wakes it. */
function release(): void {}

/** The flows that come with their pages, as if they had been fetched. */
function fetchedFlows() {
  const names = Object.keys(pageMachine.implementations.actors);
  return Object.fromEntries(
    registry
      .filter(({ machine }) => names.includes(machine.id))
      .map(({ machine }) => [machine.id, settleLeaves(machine)]),
  );
}

/** The real pages behind the real guards, in an app that runs the mounted machine as one of its actors. */
export function stageWholeApp(
  { machine, clock, inspect }: Mounting,
  { child, input }: { child: string; input: Partial<AppInput> },
  fixture: TenantFixture,
): StagedScreen {
  const page = settleLeaves(pageMachine).provide({ actors: fetchedFlows() });
  const provided = settleLeaves(appMachine).provide({ actors: { page, [child]: machine } });
  const app = startApp(provided, fixture, { clock, inspect, input: { storedConsent: 'rejected', ...input } });
  const guards = createGuards(app, {
    remembered: { remember: () => {}, recall: () => null, clear: () => {} },
    readTierId: () => null,
    readJoinedId: () => null,
    hasOpenPayment: async () => false,
    storeTierId: () => {},
    storeEntry: async () => {},
    hasResetToken: () => false,
    leaveFor: () => {},
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createLazyRouter(() => startRoutedPages(app, { guards, loadFlow: async () => {}, history }));
  startPages(app, guards, router);
  const children: Record<string, AnyActorRef | undefined> = app.getSnapshot().children;
  const actor = children[child];
  if (!actor) throw new Error(`The app does not run "${child}".`);
  return { actor, view: <AppView app={app} router={router} />, stop: release };
}

/** The machines around all pages. */
export const appScreens = {
  app: {
    isWhole: true,
    inner: innerMachines(appMachine, 'toasts'),
    stage: async ({ machine, input, clock, inspect }, fixture) => {
      applyTheme(fixture.theme, document);
      const options = { systemId: appId, input: input as AppInput, clock, inspect };
      const app = createActor(machine as typeof appMachine, options).start();
      const history = createMemoryHistory({ initialEntries: ['/'] });
      const router = createAppRouter(blankPages, openGuards, history);
      await router.load();
      return {
        actor: app,
        view: <AppView app={app} router={await arrived(router)} />,
        stop: () => app.stop(),
      };
    },
  },
  session: {
    isWhole: true,
    inner: {},
    stage: (mounting, fixture) =>
      stageWholeApp(mounting, { child: 'session', input: mounting.input as SessionInput }, fixture),
  },
} satisfies Record<string, Screen>;
