import { createActor, type AnyActorRef } from 'xstate';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import { appMachine } from '#machines/app/app.machine.ts';
import { appId } from '#machines/tell-app.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { AppContext } from '#src/app/app-context.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { reject, resolve, settleLeaves } from './model/settle-on-command.ts';
import type { Mounting } from './model/view-walk.ts';

type HostedApp = ReturnType<typeof startHost>;

interface Host {
  /** The name under which the app, or the page in it, runs the machine. */
  child: string;
  route: RouteName;
  input?: Partial<AppInput>;
  view: ReactNode;
}

const runsOnPage = (child: string) => Object.hasOwn(pageMachine.implementations.actors, child);

function startHost({ clock, inspect }: Pick<Mounting, 'clock' | 'inspect'>, actors: object, input = {}) {
  const app = createActor(settleLeaves(appMachine).provide({ actors }), {
    systemId: appId,
    input: { label: sampleProgramme.client.id, storedConsent: null, logOutPending: false, ...input },
    clock,
    inspect,
  }).start();
  resolve(app, 'fetchProgramme', sampleProgramme);
  resolve(app, 'fetchTheme', defaultTheme);
  return app;
}

async function show(app: HostedApp, view: ReactNode) {
  applyTheme(defaultTheme, document);
  const { unmount } = await render(<AppContext value={app}>{view}</AppContext>);
  onTestFinished(async () => {
    await unmount();
    app.stop();
  });
}

/** Renders a view inside an app that runs the mounted machine as one of its actors, and all others on command. */
export async function renderInApp(
  mounting: Mounting,
  { child, route, input, view }: Host,
): Promise<AnyActorRef> {
  const mounted = { [child]: mounting.machine };
  const page = settleLeaves(pageMachine).provide({ actors: mounted });
  const app = startHost(mounting, runsOnPage(child) ? { page } : mounted, input);
  const { session } = app.getSnapshot().children;
  if (session && child !== 'session') reject(session, 'fetchSession', { kind: 'expired' });
  app.send({ type: 'route.entered', route });
  await show(app, view);
  const { children } = app.getSnapshot();
  const running: Record<string, AnyActorRef | undefined> = runsOnPage(child)
    ? (children.page?.getSnapshot().children ?? {})
    : children;
  const actor = running[child];
  if (!actor) throw new Error(`The app does not run "${child}" on the page "${route}".`);
  return actor;
}
