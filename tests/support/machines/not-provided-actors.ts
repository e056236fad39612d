import { createActor, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { actorsOf } from '#paths/explore/xstate-internals.ts';

/** The actors of a machine that work without the app having provided them; machines are the exception. */
export async function findProvided(machine: AnyStateMachine): Promise<string[]> {
  const found = await Promise.all(
    actorsOf(machine).map(async ([name, logic]) =>
      isMachine(logic) || (await refuses(logic)) ? [] : [name],
    ),
  );
  return found.flat();
}

/** The actors that `provided` still has from the bare machine, also in the machines that it runs. */
export function findUnprovided(provided: AnyStateMachine, bare: AnyStateMachine): string[] {
  const originals = new Map(actorsOf(bare));
  return actorsOf(provided).flatMap(([name, logic]) => {
    const original = originals.get(name);
    if (isMachine(logic) && isMachine(original)) {
      return findUnprovided(logic, original).map((inner) => `${name}.${inner}`);
    }
    return logic === original ? [name] : [];
  });
}

function isMachine(logic: AnyActorLogic | undefined): logic is AnyStateMachine {
  return logic instanceof StateMachine;
}

function refuses(logic: AnyActorLogic): Promise<boolean> {
  return new Promise((answer) => {
    const actor = createActor(logic);
    actor.subscribe({
      next: ({ status }) => status === 'done' && answer(false),
      error: (error) => answer(error instanceof Error && error.message.includes('must be provided')),
    });
    actor.start();
    setTimeout(() => answer(false)).unref();
  });
}
