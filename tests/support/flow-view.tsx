import { createActor, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import '#src/theme/global.css.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Session } from '#machines/domain/member.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { appId } from '#machines/tell-app.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { AppContext } from '#src/app/app-context.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { resolve, settleLeaves } from './model/settle-on-command.ts';
import type { Mounting } from './model/view-walk.ts';

/** Renders the view of a flow that runs by itself, beside an app that is at rest. */
export async function renderFlowView<Machine extends AnyStateMachine>(
  { machine, input, clock, inspect }: Mounting<Machine>,
  view: (flow: ActorRefFrom<Machine>) => ReactNode,
  /** Who is signed in; nobody unless it is told. */
  session?: Session,
  /** The member's cards; they stay unread unless they are told. */
  cards?: readonly Card[],
): Promise<ActorRefFrom<Machine>> {
  const app = createActor(settleLeaves(appMachine), {
    systemId: appId,
    input: { label: sampleProgramme.client.id, storedConsent: null, logOutPending: false },
    clock,
  }).start();
  resolve(app, 'fetchProgramme', { ...sampleProgramme, tiers: sampleTiers });
  resolve(app, 'fetchTheme', defaultTheme);
  const { session: whoIsHere, cards: cardsRead } = app.getSnapshot().children;
  if (session && whoIsHere) resolve(whoIsHere, 'fetchSession', session);
  if (cards && cardsRead) {
    cardsRead.send({ type: 'resource.load', params: {} });
    resolve(cardsRead, 'fetchResource', cards);
  }
  applyTheme(defaultTheme, document);
  const flow = createActor(machine as AnyStateMachine, {
    input,
    clock,
    inspect,
  }).start();
  const { unmount } = await render(
    <AppContext value={app}>
      <main>{view(flow as ActorRefFrom<Machine>)}</main>
    </AppContext>,
  );
  onTestFinished(async () => {
    await unmount();
    flow.stop();
    app.stop();
  });
  return flow as ActorRefFrom<Machine>;
}
