import { createActor, type AnyActorRef } from 'xstate';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { AppContext } from '#src/app/app-context.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { reject, resolve, settleLeaves } from './model/settle-on-command.ts';
import type { Mounting } from './model/view-walk.ts';

interface Host {
  /** The name under which the app runs the machine. */
  child: string;
  route: RouteName;
  input?: Partial<AppInput>;
  view: ReactNode;
}

/** Renders a view inside an app that runs the mounted machine as one of its actors, and all others on command. */
export async function renderInApp(
  mounting: Mounting,
  { child, route, input, view }: Host,
): Promise<AnyActorRef> {
  const { machine, clock, inspect } = mounting;
  const app = createActor(settleLeaves(appMachine).provide({ actors: { [child]: machine } }), {
    input: { label: sampleProgramme.client.id, storedConsent: null, logOutPending: false, ...input },
    clock,
    inspect,
  }).start();
  resolve(app, 'fetchProgramme', sampleProgramme);
  resolve(app, 'fetchTheme', defaultTheme);
  const { session } = app.getSnapshot().children;
  if (session && child !== 'session') reject(session, 'fetchSession', { kind: 'expired' });
  app.send({ type: 'route.entered', route });
  applyTheme(defaultTheme, document);
  const { unmount } = await render(<AppContext value={app}>{view}</AppContext>);
  onTestFinished(async () => {
    await unmount();
    app.stop();
  });
  const children: Record<string, AnyActorRef | undefined> = app.getSnapshot().children;
  const actor = children[child];
  if (!actor) throw new Error(`The app does not run "${child}" on the page "${route}".`);
  return actor;
}
