import {
  StateMachine,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';
import type { ReactNode } from 'react';
import type { AppInput } from '#machines/app/app.types.ts';
import type { CardLinkEvent } from '#machines/card-link/card-link.machine.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { sampleHostedCard } from '#machines/samples/cards.ts';
import { flowDialog, type FlowView } from '#src/app/flow-dialog.tsx';
import { machineOnCommand } from '#paths/explore/machine-on-command.ts';
import type { Cause } from '#paths/explore/position.ts';
import { actorsOf } from '#paths/explore/xstate-internals.ts';
import type { Mounting } from '#paths/explore/mounting.ts';
import { PageFrame } from './page-frame.tsx';
import { stageFlow, stageInApp, type Around, type StagedScreen } from './story-harness.tsx';
import type { TenantFixture } from './tenant-fixture.ts';

/** How the states of a machine are seen. */
export interface Screen {
  /** Machines inside that run for real, since the screens read them; all else waits for a command. */
  inner: Readonly<Record<string, AnyActorLogic>>;
  stage: (
    mounting: Mounting,
    fixture: TenantFixture,
    happened: readonly Cause[],
  ) => StagedScreen | Promise<StagedScreen>;
  /** Names what is around the flow, where that differs by what has happened: with another name it is staged anew. */
  scene?: (happened: readonly Cause[]) => string;
  /** What reads inside the machine answer, by their name, for a page that is more than its flow. */
  answers?: (fixture: TenantFixture) => Readonly<Record<string, unknown>>;
  /** The machine in which these reads are, where it is one around. */
  readsIn?: (actor: AnyActorRef) => AnyActorRef | undefined;
  /** Where a machine inside is taken on to, by its name, from a state that only something outside would end. */
  takesOn?: Readonly<Record<string, { from: string; to: string }>>;
  /** What is around the machine follows what was told to it. */
  follow?: (actor: AnyActorRef, cause: Cause) => void;
  /** It is the whole app, with its own frame around the page. */
  isWhole?: true;
  /** States that show nothing of their own, with the reason. */
  unseen?: Readonly<Record<string, string>>;
}

type Rest = Partial<
  Pick<Screen, 'inner' | 'answers' | 'takesOn' | 'follow' | 'unseen' | 'scene' | 'isWhole'>
>;

/** What a card step has gone through where it tells that work has begun or ended. */
const cardWork: Readonly<Record<string, CardLinkEvent | { type: 'settle.at'; state: string }>> = {
  'work.started': { type: 'form.succeeded', card: sampleHostedCard },
  'work.finished': { type: 'settle.at', state: 'open' },
};

/** For a flow with the card step inside: the provider's form is there, and takes a card when work begins. */
export const cardForm = {
  answers: () => ({ cardLink: 'hosted form' }),
  takesOn: { cardLink: { from: 'mounting', to: 'open' } },
  follow: (flow, cause) => {
    const reported = cause.kind === 'event' && cardWork[cause.event.type];
    const { cardLink }: Record<string, AnyActorRef | undefined> = flow.getSnapshot().children;
    if (reported) cardLink?.send(reported);
  },
} satisfies Rest;

/** The part of a page that a flow shows, by itself. */
export function ofFlow<Machine extends AnyStateMachine>(
  view: (flow: ActorRefFrom<Machine>, fixture: TenantFixture) => ReactNode,
  rest: Rest = {},
  around: (fixture: TenantFixture, happened: readonly Cause[]) => Around = () => ({}),
): Screen {
  return {
    inner: {},
    ...rest,
    stage: (mounting, fixture, happened) =>
      stageFlow(
        mounting as Mounting<Machine>,
        (flow: ActorRefFrom<Machine>) =>
          rest.isWhole ? view(flow, fixture) : <main>{view(flow, fixture)}</main>,
        fixture,
        around(fixture, happened),
      ),
  };
}

/** The page of a flow, in the frame that the app has around it. */
export function ofPage<Machine extends AnyStateMachine>(
  route: RouteName | ((flow: ActorRefFrom<Machine>) => RouteName),
  view: (flow: ActorRefFrom<Machine>, fixture: TenantFixture) => ReactNode,
  rest: Rest = {},
  around: (fixture: TenantFixture, happened: readonly Cause[]) => Around = () => ({}),
): Screen {
  const framed = (flow: ActorRefFrom<Machine>, fixture: TenantFixture) => (
    <PageFrame flow={flow} routeOf={() => (typeof route === 'function' ? route(flow) : route)}>
      {view(flow, fixture)}
    </PageFrame>
  );
  return ofFlow<Machine>(framed, { ...rest, isWhole: true }, around);
}

/** The dialog of a flow. */
export function ofDialog<Flow extends AnyActorRef, Step extends string>(
  view: FlowView<Flow, Step>,
  rest: Rest = {},
  around: (fixture: TenantFixture) => Around = () => ({}),
): Screen {
  const FlowDialog = flowDialog(view);
  const shown = (flow: AnyActorRef) => (
    <>
      <style>{'* { animation: none !important }'}</style>
      <FlowDialog
        flow={flow as Flow}
        isOpen
        onClose={() => flow.send({ type: 'flow.close' })}
        onClosed={() => {}}
      />
    </>
  );
  return ofFlow(shown, rest, around);
}

/** A part of the app's frame, in an app that runs the machine under its name, and begins as the input says. */
export function inApp(
  child: string,
  route: RouteName,
  view: ReactNode,
  { begin = () => ({}), ...rest }: Rest & { begin?: (input: unknown) => Partial<AppInput> } = {},
): Screen {
  return {
    inner: {},
    ...rest,
    stage: (mounting, fixture) =>
      stageInApp(mounting, { child, route, view, input: begin(mounting.input) }, fixture),
  };
}

/** That work begins and ends is told as a cause of its own. */
const silent = { actions: { notifyBegun: () => {}, notifyEnded: () => {} } };

/** The machines of these names inside a machine: they run, and end on command. */
export function innerMachines(machine: AnyStateMachine, ...names: string[]): Record<string, AnyActorLogic> {
  const found = new Map(actorsOf(machine));
  return Object.fromEntries(
    names.map((name) => {
      const logic = found.get(name);
      if (!(logic instanceof StateMachine)) throw new Error(`"${machine.id}" runs no machine "${name}".`);
      return [name, machineOnCommand((logic as AnyStateMachine).provide(silent))];
    }),
  );
}
