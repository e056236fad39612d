import { SimulatedClock, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { perform } from '#paths/explore/perform.ts';
import { standInside } from '#paths/explore/machine-on-command.ts';
import { resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { watchInteraction } from '#src/app/idle.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { Cause } from '#paths/explore/position.ts';
import type { Screen } from './screen.tsx';
import type { StagedScreen } from './story-harness.tsx';
import type { TenantFixture } from './tenant-fixture.ts';

/** A running machine with its screen. */
export interface Play extends Pick<StagedScreen, 'view' | 'stop'> {
  /** Makes something happen to it. */
  step: (cause: Cause) => void;
}

/** Begins a machine, and makes happen what the way says. `onEvent` hears of what the screen itself sends. */
export async function play(
  { entry, screen, fixture }: { entry: AnyRegistryEntry; screen: Screen; fixture: TenantFixture },
  { input, causes }: { input: unknown; causes: readonly Cause[] },
  onEvent: (event: AnyEventObject) => void = () => {},
): Promise<Play> {
  const clock = new SimulatedClock();
  let isOurs = true;
  let shown: AnyActorRef | null = null;
  const { actor, view, stop } = await screen.stage(
    {
      machine: settleOnCommand(entry.machine, Object.keys(screen.inner)),
      input,
      clock,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && inspected.actorRef === shown && !isOurs)
          onEvent(inspected.event);
      },
    },
    fixture,
    causes,
  );
  shown = actor;
  touchPage();
  const answer = () => {
    answerReads(screen.readsIn?.(actor) ?? actor, screen.answers?.(fixture) ?? {});
    takeOn(actor, screen.takesOn ?? {});
  };
  const step = (cause: Cause) => {
    isOurs = true;
    perform({ actor, clock }, cause);
    followReported(actor, cause);
    screen.follow?.(actor, cause);
    answer();
    isOurs = false;
  };
  answer();
  isOurs = false;
  causes.forEach(step);
  return { view, stop, step };
}

/** Where a payment inside stands when it tells this of itself. */
const reportedFrom: Readonly<Record<string, string>> = {
  'work.finished': 'unknown',
  'work.started': 'asking',
};

/** A payment inside is where it tells the machine around it that it is, so that its screen shows the same. */
function followReported(actor: AnyActorRef, cause: Cause): void {
  const state = cause.kind === 'event' ? reportedFrom[cause.event.type] : undefined;
  if (state !== undefined) standInside(actor, state);
}

/** Who is in a state has used the page: what the app keeps for then, such as the words of all errors, is there. */
function touchPage(): void {
  void watchInteraction();
  dispatchEvent(new Event('keydown'));
}

function childrenOf(each: AnyActorRef | undefined): Record<string, AnyActorRef | undefined> {
  return each?.getSnapshot().children ?? {};
}

function takeOn(actor: AnyActorRef, states: NonNullable<Screen['takesOn']>): void {
  for (const [name, { from, to }] of Object.entries(states)) {
    const child = childrenOf(actor)[name];
    const snapshot: AnyMachineSnapshot | undefined = child?.getSnapshot();
    if (snapshot?.status === 'active' && snapshot.matches(from))
      child?.send({ type: 'settle.at', state: to });
  }
}

/** The reads inside, each by its names from the outside in, answer as soon as they ask: so the page is full. */
function answerReads(actor: AnyActorRef, answers: Readonly<Record<string, unknown>>): void {
  for (const [names, output] of Object.entries(answers)) {
    const child = names.split('.').reduce<AnyActorRef | undefined>((at, name) => childrenOf(at)[name], actor);
    const asked = childrenOf(child);
    const [running] = Object.entries(asked).filter(([, each]) => each?.getSnapshot().status === 'active');
    if (child && running) resolve(child, running[0], output);
  }
}
