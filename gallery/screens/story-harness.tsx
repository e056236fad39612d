import { createActor, type ActorRefFrom, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { ReactNode } from 'react';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { appId } from '#machines/notify.ts';
import { AppContext } from '#src/app/app-context.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import type { Mounting } from '#paths/explore/mounting.ts';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { startChild } from '#paths/explore/start-child.ts';
import type { TenantFixture } from './tenant-fixture.ts';

/** A running machine with what is to be rendered of it. */
export interface StagedScreen<Actor extends AnyActorRef = AnyActorRef> {
  actor: Actor;
  view: ReactNode;
  stop: () => void;
}

export interface Around {
  /** Who is signed in; nobody unless it is told. */
  session?: Session | undefined;
  /** What the app has read, by the name of the read: `cards`; all others stay unread. */
  reads?: Readonly<Record<string, unknown>>;
}

/** A flow that runs by itself, beside an app that is at rest. */
export function stageFlow<Machine extends AnyStateMachine>(
  { machine, input, clock, inspect }: Mounting<Machine>,
  view: (flow: ActorRefFrom<Machine>) => ReactNode,
  fixture: TenantFixture,
  { session, reads = {} }: Around = {},
): StagedScreen<ActorRefFrom<Machine>> {
  const app = startApp(settleLeaves(appMachine), fixture, { clock, input: { storedConsent: 'rejected' } });
  const children: Record<string, AnyActorRef | undefined> = app.getSnapshot().children;
  if (session && children['session']) resolve(children['session'], 'fetchSession', session);
  for (const [name, answer] of Object.entries(reads)) {
    children[name]?.send({ type: 'resource.update', params: {}, update: () => answer });
  }
  const { actor, stop } = startChild(machine as AnyStateMachine, input, { clock, inspect });
  const flow = actor as ActorRefFrom<Machine>;
  return {
    actor: flow,
    view: <AppContext value={app}>{view(flow)}</AppContext>,
    stop: () => {
      stop();
      app.stop();
    },
  };
}

export interface Host {
  /** The name under which the app, or the page in it, runs the machine. */
  child: string;
  route: RouteName;
  input?: Partial<AppInput>;
  view: ReactNode;
}

const runsOnPage = (child: string) => Object.hasOwn(pageMachine.implementations.actors, child);

/** A view inside an app that runs the mounted machine as one of its actors, and all others on command. */
export function stageInApp(
  mounting: Mounting,
  { child, route, input, view }: Host,
  fixture: TenantFixture,
): StagedScreen {
  const mounted = { [child]: mounting.machine };
  const page = settleLeaves(pageMachine).provide({ actors: mounted });
  const actors = runsOnPage(child) ? { page } : mounted;
  const app = startApp(settleLeaves(appMachine).provide({ actors }), fixture, { ...mounting, input });
  const { session } = app.getSnapshot().children;
  if (session && child !== 'session') reject(session, 'fetchSession', { kind: 'expired' });
  app.send({ type: 'route.entered', route });
  const { children } = app.getSnapshot();
  const running: Record<string, AnyActorRef | undefined> = runsOnPage(child)
    ? (children.page?.getSnapshot().children ?? {})
    : children;
  const actor = running[child];
  if (!actor) throw new Error(`The app does not run "${child}" on the page "${route}".`);
  return { actor, view: <AppContext value={app}>{view}</AppContext>, stop: () => app.stop() };
}

/** An app that knows its programme and its looks. */
export function startApp(
  machine: typeof appMachine,
  { programme, theme }: TenantFixture,
  {
    clock,
    inspect,
    input = {},
  }: Pick<Mounting, 'clock'> & Partial<Pick<Mounting, 'inspect'>> & { input?: Partial<AppInput> | undefined },
): ActorRefFrom<typeof appMachine> {
  const app = createActor(machine, {
    systemId: appId,
    input: { label: programme.client.id, storedConsent: null, logOutPending: false, ...input },
    clock,
    ...(inspect && { inspect }),
  }).start();
  resolve(app, 'fetchProgramme', programme);
  resolve(app, 'fetchTheme', theme);
  applyTheme(theme, document);
  return app;
}
