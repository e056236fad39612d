import {
  createActor,
  fromCallback,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import type { AppError } from '#machines/domain/app-error.ts';
import { appId, type Recipients } from '#machines/notify.ts';
import { resolve, settleLeaves } from './settle-on-command.ts';

const recipients: readonly (keyof Recipients)[] = [
  'session',
  'consent',
  'network',
  'toasts',
  'router',
  'tracker',
];

export interface RunningTree {
  root: AnyActorRef;
  clock: SimulatedClock;
  /** What the app and the other actors with a system id were notified of. */
  reported: AnyEventObject[];
  /** The machine that the outermost one runs by way of these, or itself. */
  at: (...path: string[]) => AnyActorRef;
  /** Each machine that runs, the outermost first. */
  machines: () => AnyActorRef[];
}

/** A machine and the machines in it, running; what they reach outside waits for a command. */
export function runTree(machine: AnyStateMachine, input: unknown): RunningTree {
  const clock = new SimulatedClock();
  const reported: AnyEventObject[] = [];
  const collector = fromCallback<AnyEventObject>(({ receive }) => receive((event) => reported.push(event)));
  const app = createActor(collector, { clock, systemId: appId }).start();
  for (const systemId of recipients) createActor(collector, { parent: app, systemId }).start();
  const root: AnyActorRef = createActor(settleLeaves(machine), { input, parent: app });
  root.subscribe({ error: () => {} });
  root.start();
  const at = (...path: string[]) =>
    path.reduce<AnyActorRef>((actor, id) => {
      const child = childrenOf(actor)[id];
      if (!child) throw new Error(`"${id}" does not run in ${JSON.stringify(actor.getSnapshot().value)}.`);
      return child;
    }, root);
  return { root, clock, reported, at, machines: () => machinesIn(root) };
}

/** Whatever asks again how it stands is answered, and answers what is given here, until nobody asks. */
export function answerAll(
  { machines, clock }: RunningTree,
  answers: Record<string, (actor: AnyActorRef) => void>,
) {
  for (let round = 0; round < 12; round += 1) {
    const asked = machines().flatMap((actor) =>
      Object.entries(childrenOf(actor)).flatMap(([id, child]) =>
        child?.getSnapshot().status === 'active' && answers[id] ? [{ actor, answer: answers[id] }] : [],
      ),
    );
    for (const { actor, answer } of asked) answer(actor);
    const isPausing = machines().some(
      (actor) => actor.getSnapshot().value === 'pausing' && asked.length === 0,
    );
    if (isPausing) clock.increment(5000);
    else if (asked.length === 0) return;
  }
  throw new Error('Somebody asks again and again.');
}

/** The reasons that the machines have to show, and those that they told in a notice. */
export function reasonsIn({ machines, reported }: RunningTree): AppError[] {
  const stored = machines().flatMap((actor) => actor.getSnapshot().context?.error ?? []);
  const notices = reported.flatMap((event) =>
    event.type === 'toast.show' ? (event.content.message.error ?? []) : [],
  );
  return [...stored, ...notices];
}

export const answerWith = (id: string, output: unknown) => (actor: AnyActorRef) => resolve(actor, id, output);

function machinesIn(actor: AnyActorRef): AnyActorRef[] {
  const { context, status } = actor.getSnapshot();
  if (context === undefined || status !== 'active') return [];
  return [actor, ...Object.values(childrenOf(actor)).flatMap((child) => (child ? machinesIn(child) : []))];
}

function childrenOf(actor: AnyActorRef): Record<string, AnyActorRef | undefined> {
  return actor.getSnapshot().children ?? {};
}
