import { referralsMessages } from '#src/flows/referrals/referrals.messages.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { createActor, type AnyActorRef } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { appMachine } from '#machines/app/app.machine.ts';
import { appId } from '#machines/notify.ts';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { registry } from '#machines/registry.ts';
import { forEachFlow } from '#machines/flow-table.ts';
import { pageFlows } from '#machines/page/page-flows.ts';
import { pageEntry } from '#machines/page/page.entry.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { activationMessages } from '#src/flows/activation/activation.messages.ts';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { enrolmentMessages } from '#src/flows/enrolment/enrolment.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { renewalMessages } from '#src/flows/renewal/renewal.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { arrived, openGuards } from '#gallery/screens/app-screens.tsx';
import { AppView } from '#src/layouts/app-view.tsx';
import { pagesInLayouts } from '#src/layouts/routed-pages.tsx';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { machineOnCommand } from '#paths/explore/machine-on-command.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import type { Mounting } from '#paths/explore/mounting.ts';

const flows = forEachFlow(pageFlows, (flow) => {
  const entry = registry.find(({ machine }) => machine.id === flow);
  if (!entry) throw new Error(`The catalogue has no "${flow}".`);
  return machineOnCommand(entry.machine);
});

const silence = {
  notifyOpened: () => {},
  notifyChanged: () => {},
  notifyClosed: () => {},
  notifyLate: () => {},
};

/** An app whose session has nothing to say of itself: the page hears only what the walk tells it. */
function startApp({ machine, clock, inspect }: Pick<Mounting, 'machine' | 'clock' | 'inspect'>) {
  const session = settleLeaves(sessionMachine).provide({ actions: silence });
  const app = createActor(settleLeaves(appMachine).provide({ actors: { page: machine as never, session } }), {
    systemId: appId,
    input: { label: sampleProgramme.client.id, storedConsent: 'rejected', logOutPending: false },
    clock,
    inspect,
  }).start();
  resolve(app, 'fetchProgramme', { ...sampleProgramme, tiers: sampleTiers });
  resolve(app, 'fetchTheme', defaultTheme);
  applyTheme(defaultTheme, document);
  return app;
}

let openPage: (route: RouteName) => Promise<void>;
let current: RouteName | null = null;

async function mount(mounting: Mounting): Promise<AnyActorRef> {
  const app = startApp(mounting);
  current = null;
  const router = createAppRouter(
    pagesInLayouts,
    openGuards,
    createMemoryHistory({ initialEntries: ['/support/terms'] }),
  );
  await router.load();
  openPage = async (route) => {
    router.history.push(routes[route].path);
    await router.load();
    current = route;
    app.send({ type: 'route.entered', route });
  };
  const { unmount } = await render(<AppView app={app} router={await arrived(router)} />);
  onTestFinished(async () => {
    await unmount();
    app.stop();
  });
  const { page: actor } = app.getSnapshot().children;
  if (!actor) throw new Error('The app shows no page.');
  return actor;
}

const shows = (title: string) =>
  expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

const titles: Partial<Record<RouteName, string>> = {
  home: homeMessages.title(''),
  login: loginMessages.title,
  'sign-up-tiers': signUpMessages.tiers.title,
  'password-forgot': passwordResetMessages.request.title,
  activate: activationMessages.reading.title,
  enroll: enrolmentMessages.title('', sampleProgramme.client.name),
  renew: renewalMessages.title,
  account: accountMessages.title,
  rewards: dealsMessages.title,
  refer: referralsMessages.title,
};
const isStarting = () => expect.element(page.getByText(startUpMessages.steps.session)).toBeVisible();
const showsPage = (others: Partial<Record<RouteName, string>> = {}) => {
  const title = current && (others[current] ?? titles[current] ?? routes[current].title);
  return title ? shows(title) : isStarting();
};

const screens = walkScreens<typeof pageMachine>({
  entry: { ...pageEntry, machine: pageMachine.provide({ actors: flows }) },
  store: Object.keys(flows),
  mount,
  gestures: {
    'route.entered': ({ route }) => openPage(route),
    'session.known': external,
  },
  screens: {
    resting: () => showsPage(),
    broken: () => shows(startUpMessages.failure.title),
    ...forEachFlow(pageFlows, () => () => showsPage()),
    entering: () => showsPage({ 'password-forgot': passwordResetMessages.password.title }),
  },
});

describe('the page that is shown', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [JOIN-08] $title', async (path) => {
    await screens.walk(path);
  });
});
