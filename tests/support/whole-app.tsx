import { createMemoryHistory } from '@tanstack/react-router';
import { createActor, type AnyActorRef } from 'xstate';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AppInput } from '#machines/app/app.types.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { catalogue } from '#machines/catalogue.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { appId } from '#machines/tell-app.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { createGuards } from '#src/app/guards.ts';
import { createLateRouter } from '#src/app/late-router.ts';
import { startPages } from '#src/app/start-pages.ts';
import { AppView } from '#src/routes/app-view.tsx';
import { startRoutedPages } from '#src/routes/routed-pages.tsx';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { resolve, settleLeaves } from './model/settle-on-command.ts';
import type { Mounting } from './model/view-walk.ts';

/** Renders the real pages behind the real guards, in an app that runs the mounted machine as one of its actors. */
export async function renderWholeApp(
  { machine, clock, inspect }: Mounting,
  child: string,
  input: Partial<AppInput> = {},
): Promise<AnyActorRef> {
  const page = settleLeaves(pageMachine).provide({ actors: fetchedFlows() });
  const provided = settleLeaves(appMachine).provide({ actors: { page, [child]: machine } });
  const app = createActor(provided, {
    systemId: appId,
    input: { label: sampleProgramme.client.id, storedConsent: 'rejected', logOutPending: false, ...input },
    clock,
    inspect,
  }).start();
  resolve(app, 'fetchProgramme', sampleProgramme);
  resolve(app, 'fetchTheme', defaultTheme);
  applyTheme(defaultTheme, document);
  const guards = createGuards(app, {
    remembered: { remember: () => {}, recall: () => null, forget: () => {} },
    readTierId: () => null,
    storeTierId: () => {},
    keepEntry: async () => {},
    hasResetToken: () => false,
    leaveFor: () => {},
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createLateRouter(() => startRoutedPages(app, { guards, loadFlow: async () => {}, history }));
  startPages(app, guards, router);
  const { unmount } = await render(<AppView app={app} router={router} />);
  onTestFinished(async () => {
    await unmount();
    app.stop();
  });
  const children: Record<string, AnyActorRef | undefined> = app.getSnapshot().children;
  const actor = children[child];
  if (!actor) throw new Error(`The app does not run "${child}".`);
  return actor;
}

/** The flows that come with their pages, as if they had been fetched. */
function fetchedFlows() {
  const names = Object.keys(pageMachine.implementations.actors);
  return Object.fromEntries(
    catalogue
      .filter(({ machine }) => names.includes(machine.id))
      .map(({ machine }) => [machine.id, settleLeaves(machine)]),
  );
}
