import {
  createActor,
  createMachine,
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type InputFrom,
} from 'xstate';

interface Child<Logic extends AnyActorLogic> {
  actor: ActorRefFrom<Logic>;
  stop: () => void;
}

/** Runs a machine under a parent that ignores what it receives: a machine that notifies its parent cannot be a root. */
export function startChild<Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> = {},
): Child<Logic> {
  const anyLogic: AnyActorLogic = logic;
  const parent = createActor(
    createMachine({
      context: ({ spawn }) => ({ child: spawn(anyLogic, { id: 'child', input }) }),
      on: { 'xstate.error.actor.child': {} },
    }),
    options,
  ).start();
  const { child } = parent.getSnapshot().context;
  return { actor: child as ActorRefFrom<Logic>, stop: () => void parent.stop() };
}
