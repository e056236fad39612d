import { createMemoryHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { appEntry } from '#machines/app/app.entry.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import { appId } from '#machines/tell-app.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import type { Guards } from '#src/app/guards.ts';
import { createAppRouter, type Pages } from '#src/app/router.tsx';
import { startUpMessages as copy } from '#src/messages/start-up.ts';
import { arrived } from '#tests/support/routed-view.tsx';
import { AppView } from '#src/routes/app-view.tsx';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';

const content = 'The page';
const blank = async () => ({ default: () => <h1>{content}</h1> });
const frame = async () => ({ default: () => <h1>{content}</h1> });
const pages: Pages = {
  pages: Object.fromEntries(routeNames.map((name) => [name, blank])) as Record<RouteName, typeof blank>,
  mainLayout: frame,
  publicLayout: frame,
  failure: () => null,
};
const open: Guards = {
  run: async ({ route, search }) => ({
    kind: 'show',
    route,
    search,
    hops: [],
    remember: null,
    storesTier: false,
  }),
  keep: () => {},
  leave: () => {},
};

const shows = (text: string) => async () => {
  await expect.element(page.getByText(text).first()).toBeVisible();
};
/** Until the guards have let the first page through, the start goes on. */
const showsPageOrStart = async () => {
  await expect.poll(() => document.body.textContent).toMatch(new RegExp(`${content}|${copy.steps.session}`));
};

const screens = walkScreens<typeof appMachine>({
  entry: appEntry,
  keep: ['toasts'],
  mount: async ({ machine, input, clock, inspect }) => {
    const app = createActor(machine, { systemId: appId, input: input as AppInput, clock, inspect }).start();
    const router = createAppRouter(pages, open, createMemoryHistory({ initialEntries: ['/'] }));
    await router.load();
    const { unmount } = await render(<AppView app={app} router={await arrived(router)} />);
    onTestFinished(async () => {
      await unmount();
      app.stop();
    });
    return app;
  },
  gestures: {
    'session.opened': told,
    'session.late': told,
    'session.changed': told,
    'session.established': told,
    'session.change': told,
    'session.expire': told,
    'session.refresh': told,
    'route.go': told,
    'toast.show': told,
    'card.linked': told,
    'card.changed': told,
    'balances.reload': told,
    'payment.failed': told,
    'offer.searched': told,
    'offer.viewed': told,
    'flow.closed': told,
    'member.joined': told,
    'session.closed': told,
    'route.entered': told,
    'network.restored': told,
    'read.failed': told,
    'app.retry': async () => {
      await page.getByRole('button', { name: copy.offline.retry }).click();
    },
  },
  screens: {
    loadingProgramme: shows(copy.steps.programme),
    loadingTheme: shows(copy.steps.theme),
    'serving.restoringSession': showsPageOrStart,
    'serving.running': showsPageOrStart,
    offline: shows(copy.offline.title),
    'unavailable.leaving': shows(copy.steps.programme),
    'unavailable.here': shows(copy.unavailable.title),
    forbidden: shows(copy.forbidden.title),
  },
});

describe('the start of the app on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [BOOT-02] $title', async (path) => {
    await screens.walk(path);
  });
});
